import type { BoardNews } from '#domain/staff/board-news.ts';
import { followBoard } from './follow-board.ts';
import { beginToListen } from './live-firestore.ts';

/** Loads the large SDK: for a dynamic import. */
export const followLiveBoard = (since: Date, most: number, told: (news: BoardNews | null) => void): (() => void) =>
  beginToListen((firestore) => followBoard(firestore, since, most, told));
