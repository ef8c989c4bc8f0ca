import { useTranslation } from 'react-i18next';
import { claims } from '#domain/public/claims.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/layout/card.tsx';
import { OutsideReviews } from './outside-reviews.tsx';
import { sectionIds } from './section-ids.ts';

/** The rating with its source, and the place of the reviews widget, which shows nothing unless one is configured. */
export function Reviews() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <Card id={sectionIds.reviews} heading={t('reviews-title')}>
      <p>{`${t('rating', { stars: formatNumber(claims.rating, language) })} ${t('rating-source')}`}</p>
      <OutsideReviews />
    </Card>
  );
}
