import type { BoardRow } from '#domain/documents/board-row.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';
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
  readonly state: StepState;
}

/** Looking is no step, and an undone one is shown as what became of the step. */
const noSteps = ['log-bulk-view', 'search-people', 'undo-step'];

function stateOf(entry: CommandAuditEntry, row: BoardRow | null, isUndone: boolean): StepState {
  const undoing = undoingOf(entry.action);
  if (isUndone) return { kind: 'undone' };
  if ('never' in undoing) return { kind: 'never', why: undoing.never };
  // An entry of before steps could be undone.
  if (entry.revision === undefined || row === null) return { kind: 'unknown' };
  return stateOfRow(row) === entry.revision ? { kind: 'undoable' } : { kind: 'changed', by: row.last_change.by };
}

/** The last steps of a staff member, the newest first. @param entries of the audit log, the newest first. */
export function staffSteps(
  entries: readonly { readonly id: string; readonly value: CommandAuditEntry }[],
  rows: readonly BoardRow[],
): readonly StaffStepLine[] {
  const byId = new Map(rows.map((row) => [row.request_id, row]));
  const undone = new Set(entries.map(({ value }) => value.undoes?.command_id));
  return entries
    .filter(({ value }) => !noSteps.includes(value.action))
    .slice(0, stepsShown)
    .map(({ id, value: entry }) => {
      const row = byId.get(entry.document_id) ?? null;
      return { id, entry, row, state: stateOf(entry, row, undone.has(id)) };
    });
}
