/** Why a kind of command cannot be undone. */
export const undoRefusals = [
  'price-is-out',
  'money-is-booked',
  'note-stays',
  'is-undo',
  'is-removed',
  'other-record',
] as const;

export type UndoRefusal = (typeof undoRefusals)[number];

/** What has to hold again, because time has passed since: the hour is still to come, the student may still come. */
type HoldsAgain = 'time' | 'student';

/** A command is undone by bringing back what it changed; that needs what is named, and nobody's step since. */
export type Undoing = { readonly needs: readonly HoldsAgain[] } | { readonly never: UndoRefusal };

/** Every command on a request. A student's day is checked with each. */
const undoings: Readonly<Record<string, Undoing>> = {
  'take-request': { needs: [] },
  'release-request': { needs: [] },
  // It is with the senior, whose answer to its number counts: a next quote replaces it.
  'send-quote': { never: 'price-is-out' },
  'record-quote-answer': { needs: [] },
  'offer-visit': { needs: [] },
  'assign-student': { needs: [] },
  'unassign-student': { needs: ['time', 'student'] },
  'move-visit': { needs: ['time'] },
  'accept-move': { needs: ['time', 'student'] },
  // It waits for an answer again.
  'decline-move': { needs: [] },
  // She is there.
  'cancel-visit': { needs: ['time', 'student'] },
  'end-series': { needs: ['time', 'student'] },
  'cancel-request': { needs: ['time', 'student'] },
  'record-visit': { needs: [] },
  'correct-visit': { needs: [] },
  // The senior has the money, and a mail about it.
  'miss-visit': { never: 'money-is-booked' },
  'refund-visit': { never: 'money-is-booked' },
  'set-note': { never: 'note-stays' },
  'undo-step': { never: 'is-undo' },
};

/** @param command its name, as in the contract. */
export const undoingOf = (command: string): Undoing =>
  Object.hasOwn(undoings, command) ? (undoings[command] ?? { never: 'other-record' }) : { never: 'other-record' };

export const undoableCommands: readonly string[] = Object.keys(undoings).filter((name) => 'needs' in undoingOf(name));
