import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/board-row.ts';
import type { BoardRow, BoardStage } from '../documents/board-row.ts';
import {
  addPage,
  type BoardCopy,
  type BoardCursor,
  changesSince,
  compareCursors,
  cursorOf,
  emptyBoard,
  mergeChanges,
  rowsOf,
} from './board-copy.ts';

const stages: readonly BoardStage[] = ['new', 'quoted', 'planned'];
const pageSize = 3;

/** The server: its rows, and the pages that it gives. */
function pageOf(rows: readonly BoardRow[], stage: BoardStage, after: BoardCursor | null) {
  const found = rows
    .filter((row) => row.stage === stage && (after === null || compareCursors(cursorOf(row), after) > 0))
    .toSorted((one, other) => compareCursors(cursorOf(one), cursorOf(other)));
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: found.length > pageSize && last !== undefined ? cursorOf(last) : null };
}

const at = (tick: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, tick));

const place = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
  stage: fc.constantFrom(...stages),
  date: fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03'),
});

/** What the server holds of the loaded part of a stage. */
function expected(rows: readonly BoardRow[], copy: BoardCopy, stage: BoardStage): readonly string[] {
  const until = copy.lists[stage]?.until ?? null;
  return rows
    .filter((row) => row.stage === stage && (until === null || compareCursors(cursorOf(row), until) <= 0))
    .toSorted((one, other) => compareCursors(cursorOf(one), cursorOf(other)))
    .map(({ request_id }) => request_id);
}

test('after any changes the loaded part of every stage is what the server holds of it', () => {
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 12 }),
      fc.array(fc.oneof(place, fc.constant('page' as const)), { maxLength: 25 }),
      (first, later) => {
        let tick = 0;
        const server = new Map<string, BoardRow>();
        const write = ({ id, stage, date }: { id: string; stage: BoardStage; date: string }) => {
          const revision = (server.get(id)?.revision ?? -1) + 1;
          const row = aBoardRow({ request_id: id, stage, date, revision, updated_at: at((tick += 1)) });
          server.set(id, row);
          return row;
        };
        first.forEach(write);
        let copy = emptyBoard(at(tick), 0);
        for (const stage of stages) copy = addPage(copy, stage, pageOf([...server.values()], stage, null));
        for (const step of later) {
          if (step === 'page') {
            const until = copy.lists.new?.until ?? null;
            if (until !== null) copy = addPage(copy, 'new', pageOf([...server.values()], 'new', until));
          } else copy = mergeChanges(copy, [write(step)], tick);
          for (const stage of stages) {
            expect(rowsOf(copy, stage).map(({ request_id }) => request_id)).toEqual(
              expected([...server.values()], copy, stage),
            );
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe('changes', () => {
  const row = aBoardRow({ request_id: 'a', revision: 2, updated_at: at(5) });
  const loaded = addPage(emptyBoard(at(5), 0), 'new', { rows: [row], next: null });

  test('that are read again change nothing, so that no screen is drawn again', () => {
    expect(mergeChanges(loaded, [row], 9)).toBe(loaded);
  });

  test('that are older than what is there change nothing', () => {
    const older = aBoardRow({ request_id: 'a', revision: 1, stage: 'quoted', updated_at: at(9) });
    expect(mergeChanges(loaded, [older], 9)).toBe(loaded);
  });

  test('of the senior’s account are shown, although they are no step', () => {
    const moved = aBoardRow({ request_id: 'a', revision: 2, phone: '0499 00 00 00', updated_at: at(9) });
    expect(rowsOf(mergeChanges(loaded, [moved], 9), 'new').map(({ phone }) => phone)).toEqual(['0499 00 00 00']);
  });

  test('that become visible later than a newer one are still taken', () => {
    const late = aBoardRow({ request_id: 'b', updated_at: at(4) });
    expect(rowsOf(mergeChanges(loaded, [late], 9), 'new').map(({ request_id }) => request_id)).toEqual(['a', 'b']);
  });

  test('are asked for with an overlap until it is quiet, and after that from just after the last', () => {
    expect(changesSince(loaded, 10_000)).toEqual(new Date(at(5).getTime() - 10_000));
    expect(changesSince(loaded, 31_000)).toEqual(new Date(at(5).getTime() + 1));
  });
});
