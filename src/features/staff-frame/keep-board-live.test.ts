import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { type BoardCopy, emptyBoard } from '#domain/staff/board-copy.ts';
import type { BoardNews } from '#domain/staff/board-news.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { boardQueries, liveBoard } from '#shared/staff/board/board-query.ts';
import { FakePage } from '#tests/fakes/fake-page.ts';
import { keepBoardLive } from './keep-board-live.ts';
import type { Follow } from '#shared/staff/board/live-board.ts';

const acting = forSelf('stef');
const changedAt = new Date(Date.UTC(2026, 10, 26, 9, 0, 30));

let page: FakePage;
beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aPage() {
  const client = new QueryClient();
  const key = boardQueries.key(acting);
  const followed: Date[] = [];
  const ended = vi.fn<() => void>();
  let tell: (news: BoardNews | null) => void = () => undefined;
  const follow: Follow = (since, _most, told) => {
    followed.push(since);
    tell = told;
    return ended;
  };
  const load = vi.fn<() => Promise<Follow | null>>(() => Promise.resolve(follow));
  const read = vi.spyOn(client, 'refetchQueries').mockResolvedValue();
  return {
    followed,
    ended,
    load,
    read,
    tell: (news: BoardNews | null) => tell(news),
    answer: async (error: DomainError | null = null) => {
      const known = { value: emptyBoard(changedAt, 0), savedAt: 0 };
      client.setQueryData<CachedResult<BoardCopy>>(key, { known, error });
      await vi.advanceTimersByTimeAsync(0);
    },
    start: () => keepBoardLive(client, acting, load),
  };
}

describe('the board of a page', () => {
  it('is listened to from the first answer on, a little earlier than the newest change', async () => {
    const { start, answer, followed, load, ended } = aPage();
    const end = start();
    await answer({ code: 'network' });
    expect(load).not.toHaveBeenCalled();
    await answer();
    await answer();
    expect(followed).toEqual([new Date(changedAt.getTime() - 10_000)]);
    end();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(liveBoard.hasBegun).toBe(false);
    await answer();
    expect(followed).toHaveLength(1);
  });

  it('is read at once when the server tells of a change', async () => {
    const { start, answer, tell, read } = aPage();
    const end = start();
    await answer();
    tell({ rows: [], counts: { new: 1 } });
    expect(read).toHaveBeenCalledWith({ queryKey: boardQueries.key(acting), type: 'active' }, { cancelRefetch: false });
    expect(liveBoard.counts).toEqual({ new: 1 });
    end();
  });

  it('is not listened to after a minute in which nobody sees it, until it is read again', async () => {
    const { start, answer, followed, ended } = aPage();
    const end = start();
    await answer();
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(59_000);
    page.show('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toHaveBeenCalledTimes(1);
    await answer();
    expect(followed).toHaveLength(1);
    page.show('visible');
    await answer();
    expect(followed).toHaveLength(2);
    end();
  });

  it('is asked as before where the listener cannot be loaded', async () => {
    const { start, answer, load, followed } = aPage();
    load.mockResolvedValueOnce(null);
    const end = start();
    await answer();
    await answer();
    expect([liveBoard.hasBegun, followed]).toEqual([false, []]);
    expect(load).toHaveBeenCalledTimes(1);
    end();
  });
});
