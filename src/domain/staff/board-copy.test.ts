import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import type { BoardRow, BoardStage } from '../documents/board-row.ts';
import { pageOfBoard } from '#tests/builders/staff/board-server.ts';
import {
  addPage,
  type BoardCopy,
  changesSince,
  emptyBoard,
  keepLists,
  mergeChanges,
  rowsOf,
  rowsOfList,
} from './board-copy.ts';
import { type BoardList, isInList, keyOfList, stageList } from './board-list.ts';
import { boardCursorOf, boardOrders, compareBoardCursors, inBoardOrder } from './board-order.ts';

const stages: readonly BoardStage[] = ['new', 'to-plan', 'planned', 'paid'];
const statusOf = { new: 'submitted', 'to-plan': 'processing', planned: 'assigned', paid: 'paid' } as const;
const pageSize = 3;

const at = (tick: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, tick));

const place = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
  stage: fc.constantFrom(...(['new', 'to-plan', 'planned', 'paid'] as const)),
  date: fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03'),
  senior_id: fc.constantFrom('maria', 'jozef'),
  postcode: fc.constantFrom('2000', '2018'),
});

const nobody = { seniors: [], students: [], postcodes: [], reference: '' };

const anyList = fc.record({
  stage: fc.constantFrom('open' as const, 'waiting' as const, 'all' as const, ...stages),
  service: fc.constant(''),
  from: fc.constantFrom('', '2026-12-02'),
  to: fc.constantFrom('', '2026-12-02'),
  postcode: fc.constantFrom('', '2018'),
  taken: fc.constant(''),
  meant: fc.constantFrom(
    null,
    { ...nobody, seniors: ['maria'] },
    // So many that the server is not asked for the stage as well.
    { ...nobody, seniors: ['maria', ...Array.from({ length: 25 }, (_, index) => `s-${index}`)], postcodes: ['2018'] },
  ),
  order: fc.constantFrom(...boardOrders),
});

/** What the server holds of the loaded part of a list. */
function expected(rows: readonly BoardRow[], copy: BoardCopy, list: BoardList): readonly string[] {
  const until = copy.lists[keyOfList(list)]?.until ?? null;
  return inBoardOrder(rows, list.order)
    .filter((row) => isInList(row, list))
    .filter((row) => until === null || compareBoardCursors(boardCursorOf(row, list.order), until, list.order) <= 0)
    .map(({ request_id }) => request_id);
}

// spec: staff.requests.follows
test('after any changes the loaded part of every list, in every order, is what the server holds of it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyList, { minLength: 1, maxLength: 3, selector: keyOfList }),
      fc.array(place, { maxLength: 12 }),
      fc.array(fc.oneof(place, fc.constant('page' as const)), { maxLength: 25 }),
      (lists, first, later) => {
        let tick = 0;
        const server = new Map<string, BoardRow>();
        const write = ({ id, stage, ...fields }: typeof place extends fc.Arbitrary<infer Place> ? Place : never) => {
          const former = server.get(id);
          const row = aBoardRow({
            request_id: id,
            ...{ stage, status: statusOf[stage], ...fields },
            senior_name: fields.senior_id,
            created_at: former?.created_at ?? at(tick % 3),
            revision: (former?.revision ?? 0) + 1,
            updated_at: at((tick += 1)),
          });
          server.set(id, row);
          return row;
        };
        const nextPage = (copy: BoardCopy, list: BoardList) => {
          const after = copy.lists[keyOfList(list)]?.until ?? null;
          return addPage(copy, list, pageOfBoard([...server.values()], { list, most: pageSize, after }).page);
        };
        first.forEach(write);
        let copy = emptyBoard(at(tick), 0);
        for (const list of lists) copy = nextPage(copy, list);
        for (const step of later) {
          if (step !== 'page') copy = mergeChanges(copy, [write(step)], tick);
          else for (const list of lists) if (copy.lists[keyOfList(list)]?.until !== null) copy = nextPage(copy, list);
          for (const list of lists) {
            expect(rowsOfList(copy, list).map(({ request_id }) => request_id)).toEqual(
              expected([...server.values()], copy, list),
            );
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a list that no screen shows is forgotten, with the rows that are in no other', () => {
  const [one, other] = [stageList('new'), stageList('quoted')];
  const first = addPage(emptyBoard(at(0), 0), one, { rows: [aBoardRow({ request_id: 'a' })], next: null });
  const both = addPage(first, other, { rows: [aBoardRow({ request_id: 'b', stage: 'quoted' })], next: null });
  const kept = keepLists(both, (key) => key === 'quoted');
  expect(kept.rows.map(({ request_id }) => request_id)).toEqual(['b']);
  expect(Object.keys(kept.lists)).toEqual(['quoted']);
  expect(keepLists(kept, () => true)).toBe(kept);
});

describe('changes', () => {
  const row = aBoardRow({ request_id: 'a', revision: 2, updated_at: at(5) });
  const loaded = addPage(emptyBoard(at(5), 0), stageList('new'), { rows: [row], next: null });

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
