import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { logBulkView } from '#domain/contracts/staff/bulk-views.ts';
import { writeCsv } from '#domain/csv/write-csv.ts';
import { downloadFile } from '#lib/download-file.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useCommand } from '#shared/staff/use-command.ts';
import { csvName, type FigureTable } from './use-figure-table.ts';

/** Saves the table as a file; the audit log has it first, as of every export. */
export function useFiguresFile(acting: ActingFor, { columns, lines, total }: FigureTable) {
  const { t } = useTranslation(['figures', 'errors']);
  const { busy, reason, run } = useCommand(acting, logBulkView);
  const today = useToday();
  const [failed, setFailed] = useState<string | null>(null);

  async function save() {
    setFailed(null);
    const logged = await run({ what: 'figures', rows: lines.length });
    if (!logged.ok) {
      setFailed(t(`errors:${logged.error.code}`));
      return;
    }
    const text = writeCsv([columns, ...lines, total]);
    if (!downloadFile({ name: csvName(today), type: 'text/csv', text })) setFailed(t('csv-failed'));
  }

  return { busy, reason, failed, save: () => void save() };
}
