import { noBoardFilter } from './board-filter.ts';
import { type BoardView, firstBoardView } from './board-view.ts';

/** The lists that staff asks for every day; their ids name the texts. */
export const readyViewIds = ['open', 'mine', 'new', 'to-plan', 'quiet', 'done'] as const;

export type ReadyViewId = (typeof readyViewIds)[number];

/** @param uid of the staff member: a colleague who opens the address sees the same requests. */
export const readyViews = (uid: string): Readonly<Record<ReadyViewId, BoardView>> => ({
  open: firstBoardView,
  mine: { ...firstBoardView, filter: { ...noBoardFilter, taken: uid } },
  new: { filter: { ...noBoardFilter, stage: 'new' }, order: { by: 'asked', direction: 'asc' } },
  'to-plan': { ...firstBoardView, filter: { ...noBoardFilter, stage: 'to-plan' } },
  quiet: { ...firstBoardView, order: { by: 'changed', direction: 'asc' } },
  done: { filter: { ...noBoardFilter, stage: 'done' }, order: { by: 'day', direction: 'desc' } },
});
