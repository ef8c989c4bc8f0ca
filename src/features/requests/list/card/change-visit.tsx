import { useTranslation } from 'react-i18next';
import { phoneHref } from '#domain/brand.ts';
import { cancellationTerms } from '#domain/requests/cancellation-terms.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Apart } from '#ui/layout/apart.tsx';
import { useLateCostText } from '#features/requests/visit/use-late-cost-text.ts';
import { useTermsText } from '#features/requests/visit/use-terms-text.ts';

/** What to do when a coming visit does not suit: only staff can cancel it. */
export function ChangeVisit({ row, now }: { readonly row: RequestRow; readonly now: Date }) {
  const { t } = useTranslation(['visits', 'requests']);
  const termsText = useTermsText();
  const lateCostText = useLateCostText();
  const terms = cancellationTerms(row, now);
  return (
    <Apart>
      <p>
        {t('visit-change')} {terms === null ? null : termsText(terms, now)}{' '}
        {terms === null || terms.kind === 'begun' ? null : lateCostText(row, terms)}
      </p>
      <LinkButton href={phoneHref} icon="phone">
        {t('requests:call')}
      </LinkButton>
    </Apart>
  );
}
