import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { boardStages } from '../documents/board-row.ts';
import { requestReference } from '../requests/request-reference.ts';
import { isInList, keyOfList, openList, serverConditions, stageList, waitingPartOf } from './board-list.ts';
import { boardOrders, boardOrderText, firstBoardOrder, readBoardOrder, toggledOrder } from './board-order.ts';
import { boardViewParts, firstBoardView, listOfView, readBoardView } from './board-view.ts';
import { readBoardText } from './read-board-text.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

const anyMeant = fc.option(
  fc.record({
    seniors: fc.nat(20).map(ids),
    students: fc.nat(10).map(ids),
    postcodes: fc.constantFrom([], ['2000']),
    reference: fc.constantFrom('', 'REQ-2026-5C7A'),
  }),
);

test('the server is never asked for more alternatives than it accepts, and always for something that has an index', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('open' as const, 'waiting' as const, 'all' as const, ...boardStages),
      anyMeant,
      (stage, meant) => {
        const { all, any } = serverConditions({ ...openList, stage, meant });
        const ofAny = any.reduce((sum, { values }) => sum + values.length, 0);
        const ofAll = all.reduce((product, { values }) => product * values.length, 1);
        expect(ofAll * Math.max(1, ofAny)).toBeLessThanOrEqual(31);
        expect(all.length + any.length).toBeGreaterThan(0);
      },
    ),
  );
});

test('a list of a stage is named by it; every other condition and order makes another list', () => {
  expect(keyOfList(stageList('new'))).toBe('new');
  const lists = [
    openList,
    stageList('new'),
    { ...openList, stage: 'waiting' as const },
    { ...openList, postcode: '2000' },
    { ...openList, taken: 'stef' },
    { ...openList, from: '2026-12-01' },
    { ...openList, to: '2026-12-01' },
    { ...openList, meant: { seniors: ['maria'], students: [], postcodes: [], reference: '' } },
    ...boardOrders.filter((order) => boardOrderText(order) !== null).map((order) => ({ ...openList, order })),
  ];
  expect(new Set(lists.map(keyOfList)).size).toBe(lists.length);
});

test('each condition holds at once', () => {
  const row = aBoardRow({ postcode: '2018', service: 'garden', date: '2026-12-01', stage: 'to-plan' });
  const finds = (fields: Partial<typeof openList>) => isInList(row, { ...openList, ...fields });
  const all = { postcode: '2018', service: 'garden', from: '2026-12-01', to: '2026-12-01' };
  for (const stage of ['open', 'waiting', 'all', 'to-plan'] as const) expect(finds({ ...all, stage })).toBe(true);
  for (const stage of ['paid', 'new'] as const) expect(finds({ ...all, stage })).toBe(false);
  for (const other of [
    { postcode: '2000' },
    { service: 'transport' },
    { from: '2026-12-02' },
    { to: '2026-11-30' },
    { taken: 'stef' },
  ]) {
    expect(finds({ ...all, ...other })).toBe(false);
  }
});

test('without a stage everything that is open is found, and nothing that is over', () => {
  expect(isInList(aBoardRow({ stage: 'planned' }), openList)).toBe(true);
  for (const stage of ['done', 'paid', 'cancelled'] as const) {
    expect(isInList(aBoardRow({ stage }), openList)).toBe(false);
  }
});

// spec: staff.matching.same-list
test('the part of a list that waits has every row of it that does, from a day on, and no other', () => {
  const today = '2026-12-02';
  fc.assert(
    fc.property(
      fc.constantFrom('open' as const, 'all' as const, ...boardStages),
      fc.constantFrom('', '2026-12-01', '2026-12-03'),
      anyMeant,
      fc.constantFrom(...boardStages),
      fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03'),
      (stage, from, meant, rowStage, date) => {
        const row = aBoardRow({ stage: rowStage, date, senior_id: 'id-3' });
        const list = { ...openList, stage, from, meant };
        const waits = (rowStage === 'to-plan' || rowStage === 'offer-declined') && date >= today;
        const part = waitingPartOf(list, today);
        expect(part !== null && isInList(row, part)).toBe(isInList(row, list) && waits);
      },
    ),
  );
});

test('a request is found by the number that is read aloud, also an older row that does not hold it', () => {
  const row = aBoardRow({ request_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11', stage: 'paid' });
  const reference = requestReference(row.request_id, row.created_at);
  const list = { ...openList, stage: 'all', meant: { seniors: [], students: [], postcodes: [], reference } } as const;
  expect(reference).toBe('REQ-2026-5C7A');
  expect(isInList(row, list)).toBe(true);
  expect(isInList({ ...row, request_id: '7d3f0f3e-5c7b-4c7e-9b39-0a4d2f6c8e11' }, list)).toBe(false);
});

// spec: staff.requests.search
describe('what was typed', () => {
  test.each([
    ['REQ-2026-5C7A', { kind: 'reference', reference: 'REQ-2026-5C7A' }],
    ['  req 2026 5c7a', { kind: 'reference', reference: 'REQ-2026-5C7A' }],
    ['2026-5c7a', { kind: 'reference', reference: 'REQ-2026-5C7A' }],
    ['2018', { kind: 'postcodes', postcodes: ['2018'] }],
    ['mortsel', { kind: 'postcodes', postcodes: ['2640'] }],
    ['Peeters 2018', { kind: 'people', text: 'Peeters 2018' }],
    ['0470 12 34 56', { kind: 'people', text: '0470 12 34 56' }],
    ['%', { kind: 'people', text: '%' }],
    ['   ', { kind: 'none' }],
  ])('as %j is understood', (typed, expected) => {
    expect(readBoardText(typed)).toEqual(expected);
  });

  test('as a town of many postcodes is few enough for one query', () => {
    const read = readBoardText('ANTWERPEN');
    expect(read.kind === 'postcodes' && read.postcodes.length).toBeGreaterThan(5);
    expect(read.kind === 'postcodes' && read.postcodes.length).toBeLessThanOrEqual(10);
  });

  test('as ten thousand characters is people, whom the search cuts off', () => {
    for (const letter of ['x', '%', '🌼', '9', '2-']) expect(readBoardText(letter.repeat(10_000)).kind).toBe('people');
  });
});

describe('an order', () => {
  test('is the same in the address that it came from', () => {
    for (const order of boardOrders) expect(readBoardOrder(boardOrderText(order) ?? '')).toEqual(order);
    for (const odd of ['', '-', '__proto__', '-day-', 'x'.repeat(10_000)]) {
      expect(readBoardOrder(odd)).toEqual(firstBoardOrder);
    }
  });

  test('of a heading is turned round by pressing it again', () => {
    const byName = toggledOrder(firstBoardOrder, 'name');
    expect(byName).toEqual({ by: 'name', direction: 'asc' });
    expect(toggledOrder(byName, 'name')).toEqual({ by: 'name', direction: 'desc' });
    expect(toggledOrder(toggledOrder(byName, 'name'), 'name')).toEqual(byName);
  });
});

// spec: staff.requests.address
test('an address shows the same filter and order to a colleague', () => {
  for (const order of boardOrders) {
    const view = { filter: { ...firstBoardView.filter, stage: 'to-plan', text: 'Peeters' }, order } as const;
    const parts = new Map(boardViewParts(view));
    expect(readBoardView((name) => parts.get(name) ?? null)).toEqual(view);
  }
  expect(boardViewParts(firstBoardView)).toEqual([]);
});

test('a postcode counts when it is typed to its end', () => {
  const listFor = (postcode: string) =>
    listOfView({ ...firstBoardView, filter: { ...firstBoardView.filter, postcode } }).postcode;
  expect(['', '20', ' 2018 ', '20188', 'Gent'].map(listFor)).toEqual(['', '', '2018', '', '']);
});
