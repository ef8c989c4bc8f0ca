import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { type FollowList, liveLists, serverAnswers } from '#firebase/staff/live/live-lists.ts';
import { type WaitingDocument, type WaitingList, waitingNames } from '#firebase/staff/live/waiting-list.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { FakePage } from '#tests/fakes/fake-page.ts';
import { keepListsLive } from './keep-lists-live.ts';

const acting = forSelf('stef');
const list: WaitingList = { name: waitingNames.moves, collection: 'board', all: [], by: null };

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
  const followed: string[] = [];
  const ended = vi.fn<() => void>();
  let tell: (docs: readonly WaitingDocument[] | null) => void = () => undefined;
  const follow: FollowList = ({ name }, _most, told) => {
    followed.push(name);
    tell = told;
    return ended;
  };
  const load = vi.fn<() => Promise<FollowList | null>>(() => Promise.resolve(follow));
  const read = vi.spyOn(client, 'refetchQueries').mockResolvedValue();
  return {
    followed,
    ended,
    load,
    read,
    tell: (docs: readonly WaitingDocument[] | null) => tell(docs),
    start: async () => {
      const end = keepListsLive(client, acting, load);
      await vi.advanceTimersByTimeAsync(0);
      return end;
    },
  };
}

describe('the lists of a page', () => {
  it('are read at once when the server tells of a change', async () => {
    const { start, tell, read, followed } = aPage();
    const end = await start();
    liveLists.told(list, 50);
    serverAnswers.note();
    tell([{ id: 'a', data: () => ({}) }]);
    expect(followed).toEqual([waitingNames.moves]);
    const queryKey = [...cachedKeys.volatile(acting), waitingNames.moves];
    expect(read).toHaveBeenCalledWith({ queryKey, type: 'active' }, { cancelRefetch: false });
    expect(liveLists.told(list, 50)?.count).toBe(1);
    end();
    expect(liveLists.hasBegun).toBe(false);
  });

  it('are not listened to after a minute in which nobody sees it, until it is seen again', async () => {
    const { start, followed, ended } = aPage();
    const end = await start();
    liveLists.told(list, 50);
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(59_000);
    page.show('visible');
    expect(ended).not.toHaveBeenCalled();
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ended.mock.calls.length, liveLists.hasBegun]).toEqual([1, false]);
    page.show('visible');
    expect(liveLists.hasBegun).toBe(true);
    expect(followed).toHaveLength(2);
    end();
  });

  it('are asked as before where the listener cannot be loaded', async () => {
    const { start, load, followed } = aPage();
    load.mockResolvedValueOnce(null);
    const end = await start();
    expect(liveLists.told(list, 50)).toBeNull();
    expect([liveLists.hasBegun, followed]).toEqual([false, []]);
    end();
  });
});
