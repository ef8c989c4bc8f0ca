import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { logBulkView } from '#domain/contracts/staff/bulk-views.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { exportStudents } from '#domain/students/export-students.ts';
import { downloadFile } from '#lib/download-file.ts';
import { useCommand } from '#shared/staff/use-command.ts';

const csvType = 'text/csv';

type ExportOutcome =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'not-saved' }
  | { readonly kind: 'not-logged'; readonly code: ErrorCode };

/** Saves all students as a file; the audit log has it first. */
export function useExport(acting: ActingFor, students: readonly StudentProfile[]) {
  const { t } = useTranslation(['students', 'errors']);
  const command = useCommand(acting, logBulkView);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);

  function words(done: ExportOutcome): string {
    if (done.kind === 'saved') return t('exported', { count: done.count });
    return done.kind === 'not-saved' ? t('export-failed') : t(`errors:${done.code}`);
  }

  async function run() {
    setOutcome(null);
    const logged = await command.run({ what: 'students', rows: students.length });
    if (!logged.ok) {
      setOutcome({ kind: 'not-logged', code: logged.error.code });
      return;
    }
    const isSaved = downloadFile({ name: t('export-name'), type: csvType, text: exportStudents(students) });
    setOutcome(isSaved ? { kind: 'saved', count: students.length } : { kind: 'not-saved' });
  }

  return {
    busy: command.busy,
    reason: command.reason,
    said: outcome === null ? null : words(outcome),
    run: () => void run(),
  };
}

/** The first line of a file, to fill in. */
export const saveTemplate = (name: string): boolean => downloadFile({ name, type: csvType, text: exportStudents([]) });
