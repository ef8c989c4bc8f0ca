import { expect, test } from 'vitest';
import { addPage, emptyBoard } from '#domain/staff/board-copy.ts';
import { openList, waitingPartOf } from '#domain/staff/board-list.ts';
import { boardCursorOf, firstBoardOrder } from '#domain/staff/board-order.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { listsOf, readLoadedRows, readRows } from './read-rows.ts';
import type { MeantState } from './use-meant.ts';

const row = (request_id: string, day: string, fields: Parameters<typeof aBoardRow>[0] = {}) =>
  aBoardRow({ request_id, date: `2026-12-${day}`, senior_id: request_id, senior_name: 'Jozef Maes', ...fields });

const rows = [
  row('a', '01', { senior_name: 'Maria Peeters', senior_id: 'maria' }),
  row('b', '02', { student: { id: 'emma', name: 'Emma Peeters' } }),
  row('c', '03', { taken_by: { uid: 'stef', name: 'Stef Peeters' } }),
  row('d', '04'),
];
const last = rows[3];
/** The first page of all that is open: there are others. */
const copy = addPage(emptyBoard(new Date(0), 0), openList, {
  rows,
  next: last === undefined ? null : boardCursorOf(last, firstBoardOrder),
});

const nobody = { seniors: [], students: [], postcodes: [], reference: '' };

function read(text: string, meant: MeantState, known = copy) {
  const lists = listsOf(openList, meant);
  const { rows: shown, reach } = readRows(known, lists, meant, text);
  return [shown.map(({ request_id: id }) => id).join(''), reach];
}

test('without a text the list is shown, and says whether there is more', () => {
  expect(read('', { status: 'no-text' })).toEqual(['abcd', 'first']);
  const whole = addPage(emptyBoard(new Date(0), 0), openList, { rows, next: null });
  expect(read('', { status: 'no-text' }, whole)).toEqual(['abcd', 'all']);
});

test('a list that was never loaded shows what this device has, and does not pretend to be whole', () => {
  const lists = listsOf({ ...openList, postcode: '2000' }, { status: 'no-text' });
  expect(readRows(copy, lists, { status: 'no-text' }, '')).toMatchObject({ rows, reach: 'known' });
});

test.each([
  ['searching', { status: 'searching' }],
  ['too-short', { status: 'too-short' }],
  ['not-searched', { status: 'failed', error: { code: 'network' } }],
] as const)('while the server has not looked, the loaded rows with the words are shown as such: %s', (reach, meant) => {
  expect(read('peeters', meant)).toEqual(['abc', reach]);
});

test('what the server found is the list; loaded rows of people with that name are among it', () => {
  const meant: MeantState = {
    status: 'found',
    meant: { ...nobody, seniors: ['maria', 'maria-2'] },
    alsoLoaded: true,
    more: false,
  };
  const { found } = listsOf(openList, meant);
  if (found === null) throw new Error('somebody is meant');
  const other = row('x', '05', { senior_name: 'Maria Petters', senior_id: 'maria-2' });
  const whole = addPage(copy, found, { rows: rows.slice(0, 1).concat(other), next: null });
  expect(read('peeters', meant, whole)).toEqual(['abx', 'all']);
  // Further than the list is loaded, others would stand between.
  const [first] = rows;
  const part = addPage(copy, found, {
    rows: rows.slice(0, 1),
    next: first === undefined ? null : boardCursorOf(first, firstBoardOrder),
  });
  expect(read('peeters', meant, part)).toEqual(['a', 'first']);
});

test('where nobody is meant, nothing is asked for but the list itself', () => {
  const meant: MeantState = { status: 'found', meant: nobody, alsoLoaded: true, more: false };
  expect(listsOf(openList, meant).wanted).toEqual([openList]);
  expect(read('qq', meant)).toEqual(['', 'all']);
});

test('the part that waits finds whom the list finds, also where the typed name is a mistake', () => {
  const meant: MeantState = {
    status: 'found',
    meant: { ...nobody, seniors: ['maria-2'] },
    alsoLoaded: true,
    more: false,
  };
  const other = row('x', '05', { senior_name: 'Maria Petters', senior_id: 'maria-2', stage: 'to-plan' });
  const waiting = waitingPartOf(openList, '2026-12-01');
  if (waiting === null) throw new Error('open requests can wait');
  const shown = [openList, waiting].map((base) => {
    const lists = listsOf(base, meant);
    const server = { rows: [...rows, other], next: null };
    const whole = lists.wanted.reduce((board, list) => addPage(board, list, server), emptyBoard(new Date(0), 0));
    return readRows(whole, lists, meant, 'peeters').rows.map(({ request_id: id }) => id);
  });
  expect(shown).toEqual([['a', 'b', 'x'], ['x']]);
});

test('while the list of what was found loads, the rows of the search stay, and no list looks whole', () => {
  const meant: MeantState = {
    status: 'found',
    meant: { ...nobody, seniors: ['maria'] },
    alsoLoaded: true,
    more: false,
  };
  const lists = listsOf(openList, meant);
  const shown = readLoadedRows(copy, lists, meant, 'peeters');
  expect(shown?.rows.map(({ request_id: id }) => id)).toEqual(['a', 'b', 'c']);
  expect(shown?.reach).toBe('searching');
  if (lists.found === null) throw new Error('somebody is meant');
  const whole = addPage(copy, lists.found, { rows: rows.slice(0, 1), next: null });
  expect(readLoadedRows(whole, lists, meant, 'peeters')).toEqual(readRows(whole, lists, meant, 'peeters'));
  expect(readLoadedRows(emptyBoard(new Date(0), 0), lists, meant, 'peeters')).toBeNull();
  expect(readLoadedRows(emptyBoard(new Date(0), 0), listsOf(openList, { status: 'no-text' }), meant, '')).toBeNull();
});
