import type { LastChange } from '#domain/documents/board-row.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { requestCreated } from '../settle-case.ts';
import type { StoredCase } from './read-case.ts';

/** The senior cancelled, and the row does not show it yet. */
export function isCancelledUnseen({ state, row }: Pick<StoredCase, 'state' | 'row'>): boolean {
  return readRequestStatus(state.request.status) === 'cancelled' && row?.status !== 'cancelled';
}

/** When she did it is not stored: the moment at which it was seen stands for it. */
export function cancelledBySenior({ board }: Pick<StoredCase, 'board'>, now: Date): LastChange {
  return { action: 'request-cancelled', by: board.name, at: now };
}

/** The step of the senior that the row does not show yet; the row's own last step when there is none. */
export function seniorsStep(stored: StoredCase, now: Date): LastChange {
  const { state, row, board } = stored;
  if (row === null) return { action: requestCreated, by: board.name, at: state.request.created_at };
  return isCancelledUnseen(stored) ? cancelledBySenior(stored, now) : row.last_change;
}
