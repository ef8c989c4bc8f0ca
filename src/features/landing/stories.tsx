import { useTranslation } from 'react-i18next';
import { claims } from '#domain/public/claims.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/layout/card.tsx';
import { OutsideReviews } from './outside-reviews.tsx';
import { featuredStories } from './sample-stories.ts';
import { sectionIds } from './section-ids.ts';
import { Story } from './story.tsx';

/** Three of the examples. */
export function Stories() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <Section id={sectionIds.stories} title={t('stories-title')} lead={t('stories-lead')}>
      <CardGrid>
        {featuredStories.map((service) => (
          <Card key={service} as="article" heading={t(`${service}-name`)}>
            <Story service={service} />
          </Card>
        ))}
      </CardGrid>
      <p>{t('rating', { stars: formatNumber(claims.rating, language) })}</p>
      <OutsideReviews />
    </Section>
  );
}
