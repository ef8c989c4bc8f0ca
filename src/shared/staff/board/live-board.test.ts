import { describe, expect, it, vi } from 'vitest';
import type { BoardNews } from '#domain/staff/board-news.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { ServerAnswers } from '#firebase/staff/live/server-answers.ts';
import { LiveBoard } from './live-board.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 26, 9, 0, second));
const row = (id: string, second: number) => aBoardRow({ request_id: id, updated_at: at(second) });

function listening() {
  let now = 0;
  let tell: (news: BoardNews | null) => void = () => undefined;
  const stop = vi.fn<() => void>();
  const onNews = vi.fn<() => void>();
  const answers = new ServerAnswers(() => now);
  const live = new LiveBoard(answers);
  const begin = (): void =>
    live.begin(
      (_since, _most, told) => {
        tell = told;
        return stop;
      },
      at(10),
      onNews,
    );
  begin();
  answers.note();
  return {
    live,
    answers,
    stop,
    onNews,
    begin,
    tell: (news: BoardNews | null) => tell(news),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const idsSince = (live: LiveBoard, second: number) =>
  live.changesSince(at(second))?.map(({ request_id: id }) => id) ?? null;

describe('a board that is told', () => {
  it('knows the changes and the counts after the first news', () => {
    const { live, tell, onNews } = listening();
    expect([idsSince(live, 10), live.counts]).toEqual([null, null]);
    tell({ rows: [row('a', 11), row('b', 14)], counts: { new: 2 } });
    expect(onNews).toHaveBeenCalledTimes(1);
    expect(idsSince(live, 10)).toEqual(['a', 'b']);
    expect(idsSince(live, 14)).toEqual(['b']);
    expect(live.counts).toEqual({ new: 2 });
  });

  it('does not know what changed before it began', () => {
    const { live, tell } = listening();
    tell({ rows: [row('a', 11)], counts: {} });
    expect(idsSince(live, 9)).toBeNull();
  });

  it('knows nothing while the connection is lost', () => {
    const { live, tell, onNews } = listening();
    tell({ rows: [row('a', 11)], counts: { new: 1 } });
    tell(null);
    expect([idsSince(live, 10), live.counts]).toEqual([null, null]);
    expect(onNews).toHaveBeenCalledTimes(1);
    tell({ rows: [], counts: {} });
    expect(idsSince(live, 10)).toEqual([]);
  });

  it('lets the server be asked every half minute', () => {
    const { live, answers, tell, pass } = listening();
    tell({ rows: [row('a', 11)], counts: {} });
    pass(29_999);
    expect(idsSince(live, 10)).toEqual(['a']);
    pass(1);
    expect(idsSince(live, 10)).toBeNull();
    answers.note();
    expect(idsSince(live, 10)).toEqual(['a']);
  });

  it('ends when very much has changed, so that it is begun anew', () => {
    const { live, tell, stop } = listening();
    tell({ rows: Array.from({ length: 200 }, (_, index) => row(`r-${index}`, 11)), counts: {} });
    expect([live.hasBegun, idsSince(live, 10)]).toEqual([false, null]);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('hears nothing of before once it has begun anew', () => {
    const { live, tell: formerly, begin, stop } = listening();
    const late = { rows: [row('a', 11)], counts: { new: 1 } };
    live.end();
    formerly(late);
    expect(live.counts).toBeNull();
    begin();
    expect(live.hasBegun).toBe(true);
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
