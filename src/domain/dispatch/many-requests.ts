import type { BoardRow, BoardStage } from '../documents/board-row.ts';
import { isoDate } from '../field-types.ts';
import type { DispatchRejection } from './rejections.ts';

/** What staff can do with many requests at once. What needs a look at each, such as a price or a student, is not among it. */
export const manySteps = ['take-request', 'release-request', 'set-note', 'cancel-request'] as const;

export type ManyStep = (typeof manySteps)[number];

/** Why a step is not taken on a row: what the server would answer, or it would change nothing that anybody wants. */
export type RowObstacle = DispatchRejection | 'already-yours' | 'not-taken' | 'request-over';

type SeenRow = Pick<BoardRow, 'stage' | 'taken_by' | 'date'>;

const isOver = (stage: BoardStage) => stage === 'done' || stage === 'paid';

function obstacleToTaking({ stage, taken_by: takenBy, date }: SeenRow, actorUid: string): RowObstacle | null {
  if (takenBy?.uid === actorUid) return 'already-yours';
  if (isOver(stage)) return 'request-over';
  // Taking a new request opens its first visit, on the day that was asked for.
  return stage === 'new' && !isoDate.safeParse(date).success ? 'visit-time-invalid' : null;
}

/**
 * Returns what stands in the way of a step, as far as the row of the board shows it; null where nothing does. The server
 * has the last word on each.
 */
export function rowObstacle(step: ManyStep, row: SeenRow, actorUid: string): RowObstacle | null {
  if (step === 'set-note') return null;
  if (row.stage === 'cancelled') return 'request-cancelled';
  if (step === 'take-request') return obstacleToTaking(row, actorUid);
  if (step === 'release-request') return row.taken_by === null ? 'not-taken' : null;
  return isOver(row.stage) || row.stage === 'started' ? 'visit-state-changed' : null;
}
