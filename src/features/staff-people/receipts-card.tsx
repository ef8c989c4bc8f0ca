import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { readCustomerReceipt, readCustomerStatement } from '#domain/contracts/receipts.ts';
import { callFunction } from '#firebase/call-function.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { FileButton } from '#shared/receipts/file-button.tsx';
import { StatementList } from '#shared/receipts/statement-list.tsx';
import { useFileDownload } from '#shared/receipts/use-file-download.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { personQueries } from './queries.ts';
import type { PersonReceipts } from './receipts.ts';

interface ReceiptsCardProps {
  readonly acting: ActingFor;
  readonly seniorId: string;
}

function Receipts({ seniorId, receipts }: Pick<ReceiptsCardProps, 'seniorId'> & Pick<PersonReceipts, 'receipts'>) {
  const { t } = useTranslation(['receipts', 'lists']);
  const language = useLanguage();
  const { moment } = useRowWords();
  const files = useFileDownload();
  return (
    <Stack as="ul" gap="close">
      {receipts.map(({ number, line_id: lineId, transaction_type: type, cents, posted_at: at }) => (
        <Stack as="li" gap="close" key={number}>
          <SmallPrint>
            {t('lists:receipt-line', {
              kind: t(`lists:line-${type}`),
              amount: formatEuro(cents, language),
              moment: moment(at),
            })}
          </SmallPrint>
          <FileButton
            {...{ files, fileKey: number }}
            fetch={() => callFunction(readCustomerReceipt, { senior_id: seniorId, line_id: lineId })}
            label={t('receipt-numbered', { number })}
          />
        </Stack>
      ))}
    </Stack>
  );
}

/** Her receipts and monthly statements, as she can open them herself; nothing while there are none. */
export function ReceiptsCard({ acting, seniorId }: ReceiptsCardProps) {
  const { t } = useTranslation(['receipts', 'people', 'errors']);
  const known = useCachedQuery(personQueries.receipts(acting, seniorId));
  const files = useFileDownload();
  if (known.status === 'failed') {
    return (
      <Notice kind="warning" title={t('people:receipts-failed')}>
        <p>{t(`errors:${known.error.code}`)}</p>
      </Notice>
    );
  }
  if (known.status === 'loading') return null;
  const { receipts, months } = known.value;
  if (receipts.length === 0 && months.length === 0) return null;
  return (
    <Card as="div" heading={t('people:receipts')}>
      {months.length === 0 ? null : (
        <Disclosure question={t('people:statements', { count: months.length })}>
          <StatementList
            files={files}
            months={months}
            fetch={(month) => callFunction(readCustomerStatement, { senior_id: seniorId, month })}
          />
        </Disclosure>
      )}
      {receipts.length === 0 ? null : (
        <Disclosure question={t('people:receipts-count', { count: receipts.length })}>
          <Receipts seniorId={seniorId} receipts={receipts} />
        </Disclosure>
      )}
    </Card>
  );
}
