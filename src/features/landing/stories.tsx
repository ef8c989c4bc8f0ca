import { useTranslation } from 'react-i18next';
import { CardGrid } from '#ui/card-grid.tsx';
import { Section } from '#ui/section.tsx';
import { Card } from '#ui/card.tsx';
import { shownStories } from './sample-stories.ts';
import { Story } from './story.tsx';

/** What help can mean, in the words of three examples. */
export function Stories() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('stories-title')} lead={t('stories-lead')}>
      <CardGrid>
        {shownStories.map((service) => (
          <Card key={service} as="article" heading={t(`${service}-name`)}>
            <Story service={service} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
