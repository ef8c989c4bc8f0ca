import { describe, expect, it, vi } from 'vitest';
import { type FollowList, LiveLists } from './live-lists.ts';
import { ServerAnswers } from './server-answers.ts';
import type { WaitingDocument, WaitingList } from './waiting-list.ts';

const most = 3;
const listOf = (name: string, from = 0): WaitingList => ({
  name,
  collection: 'board',
  all: [['n', '>', from]],
  by: 'n',
});
const documents = (...ids: readonly string[]): readonly WaitingDocument[] =>
  ids.map((id) => ({ id, data: () => ({ id }) }));

function aPage() {
  let now = 0;
  const answers = new ServerAnswers(() => now);
  const live = new LiveLists(() => now, answers);
  const followed: string[] = [];
  const ended: string[] = [];
  const tells = new Map<string, (docs: readonly WaitingDocument[] | null) => void>();
  const follow: FollowList = (list, _most, told) => {
    followed.push(list.name);
    tells.set(list.name, told);
    return () => ended.push(list.name);
  };
  const onNews = vi.fn<(name: string) => void>();
  answers.note();
  return {
    live,
    answers,
    followed,
    ended,
    onNews,
    begin: () => live.begin(follow, onNews),
    tell: (name: string, docs: readonly WaitingDocument[] | null) => tells.get(name)?.(docs),
    ids: (list: WaitingList) => live.told(list, most)?.docs.map(({ id }) => id) ?? null,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('lists that are told', () => {
  it('are those that are read, before or after it began', () => {
    const { ids, begin, followed, tell, onNews } = aPage();
    expect(ids(listOf('a'))).toBeNull();
    begin();
    expect(ids(listOf('b'))).toBeNull();
    expect(followed).toEqual(['a', 'b']);
    tell('a', documents('one', 'two'));
    expect(onNews.mock.calls).toEqual([['a']]);
    expect([ids(listOf('a')), ids(listOf('b'))]).toEqual([['one', 'two'], null]);
    expect(followed).toHaveLength(2);
  });

  it('are the same object for as long as nothing changes', () => {
    const { live, begin, tell } = aPage();
    begin();
    live.told(listOf('a'), most);
    tell('a', documents('one'));
    const told = live.told(listOf('a'), most);
    expect(told).toEqual({ docs: [expect.objectContaining({ id: 'one' })], count: 1 });
    expect(live.told(listOf('a'), most)).toBe(told);
  });

  it('are not known while the connection is lost, after the server refuses, and when they are longer than what is read', () => {
    const { ids, begin, tell, followed, onNews } = aPage();
    begin();
    ids(listOf('a'));
    tell('a', documents('one'));
    tell('a', null);
    expect(ids(listOf('a'))).toBeNull();
    tell('a', documents('one', 'two', 'three'));
    expect(ids(listOf('a'))).toBeNull();
    expect([followed.length, onNews.mock.calls.length]).toEqual([1, 2]);
  });

  it('let one of those who read at once ask the server, every half minute', () => {
    const { ids, begin, tell, answers, pass } = aPage();
    begin();
    for (const name of ['a', 'b']) {
      ids(listOf(name));
      tell(name, documents(name));
    }
    pass(30_000);
    expect([ids(listOf('a')), ids(listOf('b'))]).toEqual([null, ['b']]);
    answers.noteNone();
    expect([ids(listOf('b')), ids(listOf('a'))]).toEqual([null, ['a']]);
    answers.note();
    expect([ids(listOf('a')), ids(listOf('b'))]).toEqual([['a'], ['b']]);
  });

  it('are followed anew where they are asked for in another way', () => {
    const { ids, begin, tell, ended, followed } = aPage();
    begin();
    ids(listOf('a', 1));
    tell('a', documents('one'));
    expect(ids(listOf('a', 2))).toBeNull();
    expect([followed, ended]).toEqual([['a', 'a'], ['a']]);
  });

  it('are not followed any more two minutes after they were read', () => {
    const { ids, begin, tell, ended, onNews, pass } = aPage();
    begin();
    ids(listOf('a'));
    ids(listOf('b'));
    pass(120_000);
    tell('a', documents('one'));
    expect([ended, onNews.mock.calls]).toEqual([['a'], []]);
    ids(listOf('c'));
    expect(ended).toEqual(['a', 'b']);
  });

  it('hear nothing of before once it has ended', () => {
    const { live, ids, begin, tell, ended } = aPage();
    begin();
    ids(listOf('a'));
    live.end();
    tell('a', documents('late'));
    expect([ended, ids(listOf('a'))]).toEqual([['a'], null]);
  });
});
