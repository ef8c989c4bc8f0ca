import { useTranslation } from '#i18n/use-translation.ts';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Reviews } from './reviews.tsx';
import { featuredStories } from './sample-stories.ts';
import { sectionIds } from './section-ids.ts';
import { Story } from './story.tsx';

/** Three of the examples, and what customers say. */
export function Stories() {
  const { t } = useTranslation('landing');
  return (
    <Section id={sectionIds.stories} title={t('stories-title')} lead={t('stories-lead')}>
      <CardGrid>
        {featuredStories.map((service) => (
          <Card key={service} as="article" heading={t(`${service}-name`)}>
            <Story service={service} />
          </Card>
        ))}
      </CardGrid>
      <Reviews />
    </Section>
  );
}
