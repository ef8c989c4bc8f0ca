import type { CommandAuditEntry } from '../documents/bookkeeping.ts';

const steps = ['register-absence', 'change-absence'];

/** Whether a command of this name changes the absences of a student. */
export const isAbsenceStep = (command: string): boolean => steps.includes(command);

/** The change that brings an absence back as it was. */
export interface AbsenceReturn {
  readonly absenceId: string;
  /** The last day that the step left. */
  readonly shownUntil: string;
  /** The last day before it; null where there was no absence. */
  readonly until: string | null;
}

/** Returns what takes a step on an absence back; null for another step, and for one that removed it. */
export function absenceReturnOf({ action, before, after }: CommandAuditEntry): AbsenceReturn | null {
  const { absence: absenceId, until: shownUntil } = after;
  const { until = null } = before;
  if (!isAbsenceStep(action) || typeof absenceId !== 'string' || typeof shownUntil !== 'string') return null;
  return { absenceId, shownUntil, until: typeof until === 'string' ? until : null };
}
