import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { boardFilterParts, matchesFilter, noBoardFilter, readBoardFilter, stageChoices } from './board-filter.ts';

const row = aBoardRow({
  senior_name: 'André Van Reeën',
  phone: '0470 12 34 56',
  postcode: '2018',
  town: 'Antwerpen',
  student: { id: 'emma', name: 'Emma Claes' },
});
const finds = (filter: Partial<typeof noBoardFilter>) => matchesFilter(row, { ...noBoardFilter, ...filter });

test.each(['andre', 'REEEN', 'emma', 'van  andré', '0470/12.34', '123456', 'antwerp', '   '])(
  'typing %j finds the row',
  (text) => {
    expect(finds({ text })).toBe(true);
  },
);

test.each(['maria', 'andre maria', '99', '12', '%', '🌼', 'x'.repeat(10_000)])('typing %j does not', (text) => {
  expect(finds({ text })).toBe(false);
});

test('each condition holds at once', () => {
  expect(finds({ postcode: '20', service: 'garden', from: '2026-12-01', to: '2026-12-01', stage: 'new' })).toBe(true);
  expect(finds({ postcode: '21' })).toBe(false);
  expect(finds({ service: 'transport' })).toBe(false);
  expect(finds({ from: '2026-12-02' })).toBe(false);
  expect(finds({ to: '2026-11-30' })).toBe(false);
  expect(finds({ stage: 'paid' })).toBe(false);
  expect(finds({ stage: 'all' })).toBe(true);
  expect(finds({ taken: 'stef' })).toBe(false);
});

test('without a stage everything that is open is found, and nothing that is over', () => {
  expect(matchesFilter(aBoardRow({ stage: 'planned' }), noBoardFilter)).toBe(true);
  for (const stage of ['done', 'paid', 'cancelled'] as const) {
    expect(matchesFilter(aBoardRow({ stage }), noBoardFilter)).toBe(false);
  }
});

describe('the address', () => {
  const filters = fc.record({
    stage: fc.option(fc.constantFrom(...stageChoices)),
    service: fc.string({ maxLength: 100 }),
    from: fc.string({ maxLength: 20 }),
    to: fc.string({ maxLength: 20 }),
    postcode: fc.string({ maxLength: 20 }),
    taken: fc.string({ maxLength: 100 }),
    text: fc.string({ maxLength: 100 }),
  });

  test('shows the same filter to whoever opens it', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const parts = new Map(boardFilterParts(filter));
        expect(readBoardFilter((name) => parts.get(name) ?? null)).toEqual(filter);
      }),
    );
  });

  test('of a stranger is no filter, however long', () => {
    expect(readBoardFilter((name) => (name === 'stage' ? '__proto__' : null))).toEqual(noBoardFilter);
    expect(readBoardFilter(() => 'x'.repeat(10_000)).text).toHaveLength(200);
  });
});
