import type { BoardRow } from '#domain/documents/board-row.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { type AbsenceReturn, absenceReturnOf, isAbsenceStep } from '#domain/students/absence-steps.ts';
import { stateOfRow } from '../settle-case.ts';
import { type UndoRefusal, undoingOf } from './undoable-steps.ts';

/** Steps of a staff member that are shown. */
export const stepsShown = 20;

/** Whether a step can be undone now, as far as the board shows it; the server has the last word. */
export type StepState =
  | { readonly kind: 'undoable' | 'undone' | 'unknown' }
  | { readonly kind: 'changed'; readonly by: string }
  | { readonly kind: 'never'; readonly why: UndoRefusal };

export interface StaffStepLine {
  readonly id: string;
  readonly entry: CommandAuditEntry;
  /** Of the request that it was taken on; null for another record. */
  readonly row: BoardRow | null;
  /** What brings back an absence of a student; null for another step, and where it cannot be brought back. */
  readonly absence: AbsenceReturn | null;
  readonly state: StepState;
}

/** Looking is no step, and an undone one is shown as what became of the step. */
const noSteps = ['log-bulk-view', 'search-people', 'undo-step'];

/** Of a step on the absence of a student. */
function absenceState(back: AbsenceReturn | null, student: FollowedStudent | null): StepState {
  if (back === null) return { kind: 'never', why: 'is-removed' };
  if (student === null) return { kind: 'unknown' };
  const is = student.absences.find(({ id }) => id === back.absenceId);
  return is?.until === back.shownUntil ? { kind: 'undoable' } : { kind: 'changed', by: student.last_change?.by ?? '' };
}

function stateOf(entry: CommandAuditEntry, row: BoardRow | null): StepState {
  const undoing = undoingOf(entry.action);
  if ('never' in undoing) return { kind: 'never', why: undoing.never };
  // An entry of before steps could be undone.
  if (entry.revision === undefined || row === null) return { kind: 'unknown' };
  return stateOfRow(row) === entry.revision ? { kind: 'undoable' } : { kind: 'changed', by: row.last_change.by };
}

export interface TakenSteps {
  /** Of the audit log, the newest first. */
  readonly entries: readonly { readonly id: string; readonly value: CommandAuditEntry }[];
  /** Of the requests and students that they are about. */
  readonly rows: readonly BoardRow[];
  readonly students: readonly FollowedStudent[];
}

/** The last steps of a staff member, the newest first. */
export function staffSteps({ entries, rows, students }: TakenSteps): readonly StaffStepLine[] {
  const rowOf = new Map(rows.map((row) => [row.request_id, row]));
  const studentOf = new Map(students.map((student) => [student.id, student]));
  const undone = new Set(entries.map(({ value }) => value.undoes?.command_id));
  return entries
    .filter(({ value }) => !noSteps.includes(value.action) && value.undoes === undefined)
    .slice(0, stepsShown)
    .map(({ id, value: entry }) => {
      const row = rowOf.get(entry.document_id) ?? null;
      const absence = absenceReturnOf(entry);
      const state = isAbsenceStep(entry.action)
        ? absenceState(absence, studentOf.get(entry.document_id) ?? null)
        : stateOf(entry, row);
      return { id, entry, row, absence, state: undone.has(id) ? { kind: 'undone' } : state };
    });
}
