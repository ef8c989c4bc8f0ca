import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { boardFilterParts, matchesText, noBoardFilter, readBoardFilter, stageChoices } from './board-filter.ts';

const row = aBoardRow({
  senior_name: 'André Van Reeën',
  phone: '0470 12 34 56',
  postcode: '2018',
  town: 'Antwerpen',
  student: { id: 'emma', name: 'Emma Claes' },
});
const finds = (text: string) => matchesText(row, text);

test.each(['andre', 'REEEN', 'emma', 'van  andré', '0470/12.34', '123456', 'antwerp', '   '])(
  'typing %j finds the row',
  (text) => {
    expect(finds(text)).toBe(true);
  },
);

test.each(['maria', 'andre maria', '99', '12', '%', '🌼', 'x'.repeat(10_000)])('typing %j does not', (text) => {
  expect(finds(text)).toBe(false);
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
