import { useTranslation } from '#i18n/use-translation.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { readKnown } from '#domain/read-known.ts';
import type { CancellationTerms } from '#domain/requests/cancellation-terms.ts';
import { quoteTotalCents } from '#domain/requests/quote-total.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';

/** Returns a sentence on what a late cancellation costs at most: the agreed price, as an amount where it is known. */
export function useLateCostText(): (row: RequestRow, terms: CancellationTerms) => string {
  const { t } = useTranslation('visits');
  const language = useLanguage();
  return ({ quote: stored }, { kind }) => {
    const quote = readKnown(quoteSchema, stored);
    const isFree = kind === 'free';
    if (quote?.state !== 'accepted') return t(isFree ? 'terms-cost-later' : 'terms-cost-now');
    const amount = formatEuro(quoteTotalCents(quote), language);
    return t(isFree ? 'terms-at-most-later' : 'terms-at-most-now', { amount });
  };
}
