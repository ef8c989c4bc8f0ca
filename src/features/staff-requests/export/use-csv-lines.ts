import { useTranslation } from '#i18n/use-translation.ts';
import { brand } from '#domain/brand.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { csvLines, writeCsv } from '#domain/csv/write-csv.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';

type Cells = Readonly<Record<(typeof columns)[number], string>>;

const columns = [
  'reference',
  'stage',
  'who',
  'phone',
  'day',
  'time',
  'minutes',
  'service',
  'postcode',
  'town',
  'student',
  'taken',
  'asked',
] as const;

/** `madelief-aanvragen-2026-11-22.csv`, in the language of the screen. */
export const csvNameOf = (what: string, day: string): string => `${brand.name.toLowerCase()}-${what}-${day}.csv`;

/** Writes rows of the board as lines of a CSV file, with the words of the screen; days as yyyy-MM-dd, which sort. */
export function useCsvLines(acting: ActingFor) {
  const { t } = useTranslation(['table', 'board']);
  const serviceName = useServiceNames(acting);
  const cellsOf = (row: BoardRow): Cells => ({
    reference: requestReference(row.request_id, row.created_at),
    stage: t(`board:stage-${row.stage}`),
    who: row.senior_name,
    phone: row.phone,
    day: row.date,
    time: row.time,
    minutes: String(row.minutes),
    service: serviceName(row.service),
    postcode: row.postcode,
    town: row.town,
    student: row.student?.name ?? '',
    taken: row.taken_by?.name ?? '',
    asked: brusselsDate(row.created_at),
  });
  return {
    /** The first line, with the mark that files of UTF-8 begin with. */
    head: () => writeCsv([columns.map((column) => t(`csv-${column}`))]),
    lines: (rows: readonly BoardRow[]) =>
      csvLines(
        rows.map((row) => {
          const cells = cellsOf(row);
          return columns.map((column) => cells[column]);
        }),
      ),
  };
}
