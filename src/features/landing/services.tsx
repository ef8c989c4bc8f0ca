import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type ServiceId, serviceIds } from '#domain/requests/prices.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Section } from '#ui/layout/section.tsx';
import { sectionIds } from './section-ids.ts';
import { StoryDialog } from './story-dialog.tsx';

/** The six services, each with an example. */
export function Services() {
  const { t } = useTranslation('landing');
  const [opened, setOpened] = useState<ServiceId | null>(null);
  return (
    <Section id={sectionIds.services} title={t('services-title')} lead={t('services-lead')}>
      <CardGrid>
        {serviceIds.map((service) => (
          <Card key={service} as="article" picture={<Scene name={service} />} heading={t(`${service}-name`)}>
            <p>{t(`${service}-text`)}</p>
            <Button
              icon="chat"
              wide
              aria-label={t('service-story-of', { service: t(`${service}-name`) })}
              onClick={() => setOpened(service)}
            >
              {t('service-story')}
            </Button>
          </Card>
        ))}
      </CardGrid>
      <StoryDialog service={opened} onClose={() => setOpened(null)} />
    </Section>
  );
}
