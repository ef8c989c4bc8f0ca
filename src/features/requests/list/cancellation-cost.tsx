import { useTranslation } from '#i18n/use-translation.ts';
import { cancellationTerms } from '#domain/requests/cancellation-terms.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import type { StoredVisitTime } from '#domain/requests/visit-span.ts';
import { useTermsText } from '../visit/use-terms-text.ts';

/**
 * What cancelling costs the senior who does it herself: nothing, because she can while no student is to come. Until 72
 * hours before it says that this may change.
 */
export function CancellationCost({ visit }: { readonly visit: StoredVisitTime }) {
  const { t } = useTranslation('visits');
  const termsText = useTermsText();
  const now = useMinute();
  const terms = cancellationTerms(visit, now);
  if (terms === null) return null;
  if (terms.kind === 'begun') return <p>{t('terms-begun')}</p>;
  return (
    <>
      {terms.kind === 'same-day' ? (
        <p>
          <strong>{t('terms-same-day')}</strong>
        </p>
      ) : null}
      {terms.kind === 'free' ? (
        <>
          <p>{termsText(terms, now)}</p>
          <p>{t('terms-cost-later')}</p>
        </>
      ) : (
        <p>{t('terms-cost-none')}</p>
      )}
    </>
  );
}
