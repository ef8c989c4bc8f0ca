import { useTranslation } from '#i18n/use-translation.ts';
import type { EndedVisit } from '#domain/documents/visit-parts/ended-visit.ts';
import { visitCost } from '#domain/visits/visit-cost.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { BigValue } from '#ui/content/big-value.tsx';
import { WhenAndWho } from './when-and-who.tsx';

/** When a visit was, how long, what it costs and why. */
export function VisitAccount({ visit, when }: { readonly visit: EndedVisit; readonly when: string | null }) {
  const { t } = useTranslation('visits');
  const language = useLanguage();
  const duration = useDurationWords();
  const cost = visitCost(visit);
  return (
    <>
      <WhenAndWho visit={visit} when={when} />
      {cost === null ? (
        <p>{t('approve-no-price')}</p>
      ) : (
        <>
          <p>{t('approve-duration', { duration: duration(cost.minutes) })}</p>
          <BigValue>{formatEuro(cost.cents, language)}</BigValue>
          <p>{t('approve-why', { count: cost.halfHours, perHour: formatEuro(cost.centsPerHour, language) })}</p>
        </>
      )}
    </>
  );
}
