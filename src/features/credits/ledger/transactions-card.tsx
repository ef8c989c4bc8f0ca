import { useTranslation } from '#i18n/use-translation.ts';
import { type ActingFor, seniorIn } from '#domain/accounts/acting-for.ts';
import { amountCents } from '#domain/credits/cents.ts';
import { shownTransactions } from '#domain/credits/credits.ts';
import { lineDescriptions, readUsage } from '#domain/credits/line-description.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { readReceipt } from '#domain/contracts/receipts.ts';
import { callFunction } from '#firebase/functions.ts';
import { FileButton } from '#shared/receipts/file-button.tsx';
import { type FileDownload, useFileDownload } from '#shared/receipts/use-file-download.ts';
import { formatDate } from '#i18n/format-date.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { SpokenSign } from '#ui/feedback/spoken-sign.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { useEuroFormat } from '../use-euro-format.ts';
import { GiftWords } from './gift-words.tsx';
import { transactionLooks } from './transaction-styles.ts';

function Amount({ transaction }: { readonly transaction: CreditTransaction }) {
  const { t } = useTranslation('credits');
  const formatEuro = useEuroFormat();
  const { counts } = transactionLooks[transaction.transaction_type];
  const cents = amountCents(transaction);
  const amount = formatEuro(Math.abs(cents));
  if (counts !== 'yes') return <strong>{amount}</strong>;
  const direction = cents < 0 ? 'less' : 'more';
  return <SpokenSign seen={t(`seen-${direction}`, { amount })} heard={t(`heard-${direction}`, { amount })} />;
}

/** What credits were used for: a visit, or the description that an older line stores. */
function UsedFor({
  transaction: { transaction_type: type, description },
}: {
  readonly transaction: CreditTransaction;
}) {
  const { t } = useTranslation(['credits', 'requests']);
  if (type !== 'service_usage' || description === '') return null;
  if (description === lineDescriptions.lateFee) return <p>{t('used-late-fee')}</p>;
  const used = readUsage(description);
  if (used === null) return <p>{description}</p>;
  const service = t(`requests:service-${used.service}`);
  return <p>{t('used-for', { service, hours: t('requests:hours', { count: used.hours }) })}</p>;
}

interface TransactionProps {
  readonly acting: ActingFor;
  readonly transaction: CreditTransaction;
  readonly files: FileDownload;
}

function Transaction({ acting, transaction, files }: TransactionProps) {
  const { t } = useTranslation(['credits', 'receipts']);
  const language = useLanguage();
  const formatEuro = useEuroFormat();
  const { transaction_type: type, created_at: moment } = transaction;
  const { tone, icon, counts } = transactionLooks[type];
  // Its receipt is the giver's.
  const isGift = transaction.description === lineDescriptions.gift;
  const isOpening = transaction.description === lineDescriptions.opening;
  return (
    <Stack as="li" gap="close">
      <Row spread>
        <StatusBadge tone={tone} icon={icon}>
          {isOpening ? t('type-opening') : t(isGift ? 'type-gift' : `type-${type}`)}
        </StatusBadge>
        <Amount transaction={transaction} />
      </Row>
      <Row spread>
        <time dateTime={moment.toISOString()}>{formatDate(moment, language)}</time>
        {counts === 'yes' ? null : <span>{t(`counts-${counts}`)}</span>}
      </Row>
      <UsedFor transaction={transaction} />
      {isGift ? <GiftWords acting={acting} lineId={transaction.id} /> : null}
      {counts === 'yes' && !isGift ? (
        <FileButton
          {...{ files, fileKey: transaction.id }}
          fetch={() => callFunction(readReceipt, { ...seniorIn(acting), line_id: transaction.id })}
          label={t('receipts:receipt')}
          fullLabel={t('receipts:receipt-of', {
            date: formatDate(moment, language),
            amount: formatEuro(Math.abs(amountCents(transaction))),
          })}
        />
      ) : null}
    </Stack>
  );
}

export interface TransactionsCardProps {
  readonly acting: ActingFor;
  readonly transactions: readonly CreditTransaction[];
}

export function TransactionsCard({ acting, transactions }: TransactionsCardProps) {
  const { t } = useTranslation('credits');
  const files = useFileDownload();
  return (
    <Card title={t('list-title')}>
      {transactions.length === 0 ? (
        <p>{t('list-empty')}</p>
      ) : (
        <Stack as="ul" gap="wide">
          {transactions.slice(0, shownTransactions).map((transaction) => (
            <Transaction key={transaction.id} acting={acting} transaction={transaction} files={files} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
