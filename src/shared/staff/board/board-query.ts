import type { QueryClient } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { ok } from '#domain/result.ts';
import { type BoardCopy, boardCopySchema } from '#domain/staff/board-copy.ts';
import { serverAnswers } from '#firebase/staff/live/live-lists.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedKeys, cachedQuery } from '#offline/cached/cached-query.ts';
import { listInParts } from '#offline/cached/list-in-parts.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { atServer } from '#shared/staff/at-server.ts';
import { LiveBoard } from './live-board.ts';
import { type BoardPorts, pollBoard, type WantedPages } from './poll-board.ts';

/** What one staff member does is on the other's screen within this time, and at once while the server tells by itself. */
const boardPollMs = 5_000;

/** What the server tells of the board by itself (src/features/staff-frame/keep-board-live.ts). */
export const liveBoard = new LiveBoard(serverAnswers);

/** What changed at or after a moment: as it was told, or else as the server answers. */
export const listChanges: BoardPorts['listChanges'] = async (since, most) => {
  // That the device reports to be offline is only a hint: the server is asked at once.
  const told = navigator.onLine ? liveBoard.changesSince(since) : null;
  if (told !== null) return ok(told.slice(0, most));
  const answer = await atServer(({ listBoardChanges }) => listBoardChanges(since, most));
  if (answer.ok) serverAnswers.note();
  return answer;
};

const ports: BoardPorts = {
  listPage: (...given) => atServer(({ listBoard }) => listBoard(...given)),
  listChanges,
  readNewestChange: () => atServer(({ readNewestBoardChange }) => readNewestBoardChange()),
  readCounts: () => atServer(({ readBoardCounts }) => readBoardCounts()),
  toldCounts: () => liveBoard.counts,
};

/** Thousands of rows, of which a poll changes one. */
const boardStorage = listInParts<BoardCopy, 'rows'>('rows', ({ request_id: id }) => id);

const boardName = 'staff/board';

/** Keys and options of what staff's screens share. */
export const boardQueries = {
  key: (acting: ActingFor) => [...cachedKeys.volatile(acting), boardName] as const,
  wantedKey: ({ actorUid }: ActingFor) => ['staff', actorUid, 'wanted-pages'] as const,
  /** The board as far as the screens have opened it, followed by its changes. */
  board: (acting: ActingFor, client: QueryClient) =>
    cachedQuery<BoardCopy>({
      acting,
      name: boardName,
      read: () => {
        const shown = client.getQueryData<CachedResult<BoardCopy>>(boardQueries.key(acting));
        const wanted = client.getQueryData<WantedPages>(boardQueries.wantedKey(acting)) ?? new Map();
        return pollBoard(ports, shown?.known?.value ?? null, wanted, deviceClock.now().getTime());
      },
      schema: boardCopySchema,
      storage: boardStorage,
      staleMs: 0,
      pollMs: boardPollMs,
    }),
  /** One row, for a request that is opened by its address. */
  row: (acting: ActingFor, requestId: string) =>
    cachedQuery({
      acting,
      name: `staff/board-row/${requestId}`,
      read: () => atServer(({ readBoardRow }) => readBoardRow(requestId)),
      schema: boardRowSchema,
      staleMs: 0,
      pollMs: boardPollMs,
    }),
};
