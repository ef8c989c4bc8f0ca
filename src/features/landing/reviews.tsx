import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { claims } from '#domain/public/claims.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { readPageSetting } from '#lib/page-setting.ts';
import { parseAddress } from '#lib/parse-address.ts';
import { Card } from '#ui/layout/card.tsx';
import { sectionIds } from './section-ids.ts';

/** Loaded only where a widget is configured. */
const OutsideReviews = lazy(async () => {
  const { OutsideReviews: Loaded } = await import('./outside-reviews.tsx');
  return { default: Loaded };
});

const subscribeToNothing = () => () => undefined;
const readAddress = () => {
  const address = readPageSetting('reviews');
  return address !== null && parseAddress(address)?.protocol === 'https:' ? address : null;
};

/** The rating with its source, and the place of the reviews widget, which shows nothing unless one is configured. */
export function Reviews() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const address = useSyncExternalStore(subscribeToNothing, readAddress, () => null);
  return (
    <Card id={sectionIds.reviews} heading={t('reviews-title')}>
      <p>{`${t('rating', { stars: formatNumber(claims.rating, language) })} ${t('rating-source')}`}</p>
      {address === null ? null : (
        <Suspense fallback={null}>
          <OutsideReviews address={address} />
        </Suspense>
      )}
    </Card>
  );
}
