import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type ActingFor, seniorIn } from '#domain/accounts/acting-for.ts';
import { readStatement } from '#domain/contracts/receipts.ts';
import { callFunction } from '#firebase/functions.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { StatementList } from '#shared/receipts/statement-list.tsx';
import { useFileDownload } from '#shared/receipts/use-file-download.ts';
import { Card } from '#ui/layout/card.tsx';
import { creditsQueries } from '../queries.ts';

/** The statement of each month in which something was bought or paid. */
export function StatementsCard({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['receipts', 'errors']);
  const query = useMemo(() => creditsQueries.statements(acting), [acting]);
  const known = useCachedQuery(query);
  const files = useFileDownload();
  if (known.status === 'loading') return null;
  const months = known.status === 'ready' ? known.value.map(({ month }) => month) : [];
  return (
    <Card title={t('statements')}>
      {known.status === 'failed' ? <p>{t('statements-failed')}</p> : null}
      {known.status === 'ready' && months.length === 0 ? <p>{t('statements-none')}</p> : null}
      {months.length === 0 ? null : (
        <StatementList
          files={files}
          months={months}
          fetch={(month) => callFunction(readStatement, { ...seniorIn(acting), month })}
        />
      )}
    </Card>
  );
}
