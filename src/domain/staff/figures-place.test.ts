import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureGroups } from '../figures/figure-lines.ts';
import { figurePeriods, figuresPlaceParts, readFiguresPlace } from './figures-place.ts';

const read = (parts: readonly (readonly [string, string])[]) => {
  const query = new URLSearchParams(parts.map(([name, value]) => [name, value]));
  return readFiguresPlace((name) => query.get(name));
};

test('an address leads back to the place it was made for', () => {
  const text = fc.option(fc.string({ minLength: 1, maxLength: 200 }));
  fc.assert(
    fc.property(
      fc.record(
        {
          group: fc.constantFrom(...figureGroups),
          weeks: fc.constantFrom(...figurePeriods),
          service: text,
          area: text,
        },
        { noNullPrototype: true },
      ),
      (place) => {
        expect(read(figuresPlaceParts(place))).toEqual(place);
      },
    ),
  );
});

test('the first place has an address without a query, and a strange address leads to it', () => {
  const first = { group: 'week', weeks: 13, service: null, area: null } as const;
  expect(figuresPlaceParts(first)).toEqual([]);
  expect(
    read([
      ['per', 'constructor'],
      ['weeks', '-1'],
      ['service', ''],
    ]),
  ).toEqual(first);
});
