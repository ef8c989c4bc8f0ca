import { useTranslation } from 'react-i18next';
import { cancellationTerms } from '#domain/requests/cancellation-terms.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import type { StoredVisitTime } from '#domain/requests/visit-span.ts';
import { useTermsText } from '../visit/use-terms-text.ts';

/** What cancelling costs at this moment, until when it is free, and what it may cost after that. */
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
      <p>{termsText(terms, now)}</p>
      <p>{t(terms.kind === 'free' ? 'terms-cost-later' : 'terms-cost-now')}</p>
    </>
  );
}
