import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { logBulkView } from '#domain/contracts/staff/bulk-views.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { ok } from '#domain/result.ts';
import type { BoardList } from '#domain/staff/board-list.ts';
import { downloadFile } from '#lib/download-file.ts';
import { useToday } from '#shared/days/use-today.ts';
import { atServer } from '#shared/staff/at-server.ts';
import { useCommand } from '#shared/staff/use-command.ts';
import type { RequestRows } from '#shared/staff/request-rows/use-request-rows.ts';
import { type Collecting, collectRows } from './collect-rows.ts';
import { csvNameOf, useCsvLines } from './use-csv-lines.ts';

/** Which rows go into the file: those that were chosen, or all that fit, also those that the screen has not loaded. */
export type ExportedRows =
  | { readonly kind: 'chosen'; readonly rows: readonly BoardRow[] }
  | {
      readonly kind: 'all';
      readonly list: BoardList;
      /** For the progress; 0 where it is not known. */
      readonly count: number;
    };

/** All that fit, in the order of the screen: those that it shows, or all of the list where it has only the first. */
export const exportedRows = ({ rows, reach, list }: RequestRows, count: number | null): ExportedRows =>
  reach === 'first' ? { kind: 'all', list, count: count ?? 0 } : { kind: 'chosen', rows };

type Outcome =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'stopped' | 'not-saved' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

const readPage: Parameters<typeof collectRows>[0] = (...given) => atServer(({ listBoard }) => listBoard(...given));

async function collect(what: ExportedRows, onRead: Collecting['onRead']): ReturnType<typeof collectRows> {
  if (what.kind === 'all') return collectRows(readPage, { list: what.list, onRead });
  return ok(onRead(what.rows, what.rows.length));
}

/** Saves requests as a CSV file. They are read a page at a time, and the audit log has it before there is a file. */
export function useRequestExport(acting: ActingFor) {
  const { t } = useTranslation(['table', 'errors']);
  const command = useCommand(acting, logBulkView);
  const { head, lines } = useCsvLines(acting);
  const today = useToday();
  const [progress, setProgress] = useState<{ readonly read: number; readonly count: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const wanted = useRef(false);

  // Leaving the screen stops it after the page that is under way.
  useEffect(() => () => void (wanted.current = false), []);

  async function save(what: ExportedRows): Promise<Outcome> {
    const parts = [head()];
    let [count, read] = [0, 0];
    const collected = await collect(what, (rows, more) => {
      parts.push(lines(rows));
      [count, read] = [count + rows.length, read + more];
      setProgress({ read, count: what.kind === 'all' ? Math.max(what.count, read) : what.rows.length });
      return wanted.current;
    });
    if (!collected.ok) return { kind: 'failed', code: collected.error.code };
    if (!collected.value) return { kind: 'stopped' };
    const logged = await command.run({ what: 'requests', rows: count });
    if (!logged.ok) return { kind: 'failed', code: logged.error.code };
    const isSaved = downloadFile({ name: csvNameOf(t('csv-name'), today), type: 'text/csv', text: parts.join('') });
    return isSaved ? { kind: 'saved', count } : { kind: 'not-saved' };
  }

  async function run(what: ExportedRows) {
    if (wanted.current) return;
    wanted.current = true;
    setOutcome(null);
    setProgress({ read: 0, count: what.kind === 'all' ? what.count : what.rows.length });
    setOutcome(await save(what));
    setProgress(null);
    wanted.current = false;
  }

  function words(done: Outcome): string {
    if (done.kind === 'saved') return t('csv-saved', { count: done.count });
    return done.kind === 'failed' ? t(`errors:${done.code}`) : t(`csv-${done.kind}`);
  }

  return {
    /** null while no file is made. */
    progress,
    said: outcome === null ? null : { kind: outcome.kind, text: words(outcome) },
    reason: command.reason,
    run: (what: ExportedRows) => void run(what),
    stop: () => void (wanted.current = false),
  };
}

export type RequestExport = ReturnType<typeof useRequestExport>;
