import { collections } from '#domain/collections.ts';
import { type BoardRow, boardRowSchema } from '#domain/documents/board-row.ts';
import { figureChanges } from '#domain/figures/figures-of-case.ts';
import { isCounted, settleCase } from '../settle-case.ts';
import { changedDays } from './changed-days.ts';
import { changedHours } from './changed-hours.ts';
import { type DocumentTransaction, type Outcome, withoutWrites } from './document-transaction.ts';
import { readCase } from './read-case.ts';
import { seniorsStep } from './seniors-step.ts';
import { counterWrite, figureWrites, settledWrites } from './settled-writes.ts';

const isSameRow = (one: BoardRow | null, other: BoardRow) =>
  one !== null &&
  JSON.stringify(one) === JSON.stringify(boardRowSchema.parse({ ...other, updated_at: one.updated_at }));

/** A request that was deleted leaves the board and its counter. */
async function removeRow(transaction: DocumentTransaction, requestId: string): Promise<Outcome<null>> {
  const [request, found] = await transaction.read([
    { collection: collections.serviceRequests, id: requestId },
    { collection: collections.board, id: requestId },
  ]);
  const row = boardRowSchema.safeParse(found).data;
  if (request !== null || row === undefined) return withoutWrites(null);
  const removal = { kind: 'delete', collection: collections.board, id: requestId } as const;
  const figures = figureChanges(isCounted(row) ? { row, visits: [] } : null, null);
  return {
    value: null,
    writes: [removal, counterWrite(requestId, { [row.stage]: -1 }), ...figureWrites(requestId, figures)],
  };
}

/**
 * Brings row, counters and visits in line with a request or an account that the senior changed. Idempotent, also when
 * it comes late or twice.
 */
export async function refreshCase(
  transaction: DocumentTransaction,
  requestId: string,
  now: Date,
): Promise<Outcome<null>> {
  const stored = await readCase(transaction, requestId);
  if (stored === null) return removeRow(transaction, requestId);
  const { state, row, board } = stored;
  const lastChange = seniorsStep(stored, now);
  const settled = settleCase({ before: state, decided: state, customer: board, formerRow: row, lastChange, now });
  if (settled.after === state && isSameRow(row, settled.row)) return withoutWrites(null);
  const days = await changedDays(transaction, settled.days);
  const hours = await changedHours(transaction, settled.hours, now);
  // Nothing is booked here, so no day can be too full.
  const changed = settledWrites({ before: state, settled, days: days.ok ? days.value : [], commandId: null });
  return { value: null, writes: [...changed, ...hours] };
}
