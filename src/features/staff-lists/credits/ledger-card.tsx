import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { amountCents } from '#domain/credits/cents.ts';
import { lineDescriptions } from '#domain/credits/line-description.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useListPages } from '#shared/staff/lists/use-list-pages.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { creditQueries } from './queries.ts';
import { useAmountWords } from './use-amount-words.ts';

function Line({ line }: { readonly line: CreditTransaction }) {
  const { t } = useTranslation('lists');
  const { moment } = useRowWords();
  const amount = useAmountWords();
  return (
    <Stack as="li" gap="close">
      <Row spread>
        <span>
          {line.description === lineDescriptions.opening ? t('line-opening') : t(`line-${line.transaction_type}`)}
        </span>
        <strong>{amount(amountCents(line))}</strong>
      </Row>
      <SmallPrint>{moment(line.created_at)}</SmallPrint>
    </Stack>
  );
}

/** The ledger of one senior, the newest line first. */
export function LedgerCard({ acting, seniorId }: { readonly acting: ActingFor; readonly seniorId: string }) {
  const { t } = useTranslation(['lists', 'errors']);
  const pages = useListPages(creditQueries.ledger(acting, seniorId));
  return (
    <Card as="div" heading={t('ledger')}>
      {pages.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {pages.status === 'failed' ? <p>{t(`errors:${pages.error.code}`)}</p> : null}
      {pages.status === 'ready' && pages.rows.length === 0 ? <p>{t('no-lines')}</p> : null}
      {pages.status === 'ready' ? (
        <Stack as="ul">
          {pages.rows.map(({ id, value }) => (
            <Line key={id} line={value} />
          ))}
        </Stack>
      ) : null}
      {pages.status === 'ready' && pages.more !== null ? (
        <Row>
          <Button icon="down" onClick={pages.more}>
            {t('more')}
          </Button>
        </Row>
      ) : null}
    </Card>
  );
}
