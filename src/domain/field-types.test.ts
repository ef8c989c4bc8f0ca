import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentId, emailAddress, isoDate, moment, testFlag, timeOfDay } from './field-types.ts';

const reads = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe('isoDate', () => {
  test.each(['2026-11-21', '2028-02-29', '2000-02-29', '9999-12-31'])('%j is a day', (value) => {
    expect(reads(isoDate, value)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '21-11-2026',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '2026-11-21\n',
    '２０２６-11-21',
    '',
    20_261_121,
    null,
  ])('%j is no day', (value) => {
    expect(reads(isoDate, value)).toBe(false);
  });

  test('every calendar day is valid', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
        (date) => reads(isoDate, date.toISOString().slice(0, 10)),
      ),
    );
  });
});

describe('timeOfDay', () => {
  test.each(['00:00', '08:00', '19:59', '23:59'])('%j is a time', (value) => {
    expect(reads(timeOfDay, value)).toBe(true);
  });

  test.each(['24:00', '23:60', '8:00', '08:0', '08:00:00', '0800', '-1:00', '08:00\n', '', 800])(
    '%j is no time',
    (value) => {
      expect(reads(timeOfDay, value)).toBe(false);
    },
  );
});

describe('documentId', () => {
  test.each(['a', 'A-b_9', '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11', 'a'.repeat(128)])('%j is an id', (value) => {
    expect(reads(documentId, value)).toBe(true);
  });

  test.each(['', 'a'.repeat(129), 'a/b', '..', '.', 'a b', 'é', '__proto__/x', 'a\n', 'a%2Fb', 7])(
    '%j is no id',
    (value) => {
      expect(reads(documentId, value)).toBe(false);
    },
  );
});

describe('emailAddress', () => {
  test.each(['a@b.c', 'maria.peeters+zorg@madelief.test', `${'a'.repeat(250)}@b.c`])('%j is an address', (value) => {
    expect(reads(emailAddress, value)).toBe(true);
  });

  test.each(['', 'a', '@b.c', 'a@b', 'a@.', 'a b@c.d', 'a@b.c d', 'a@b@c.d', `${'a'.repeat(251)}@b.c`, null])(
    '%j is no address',
    (value) => {
      expect(reads(emailAddress, value)).toBe(false);
    },
  );
});

test('a moment is a valid date', () => {
  expect(reads(moment, new Date(0))).toBe(true);
  for (const value of [new Date(Number.NaN), '2026-11-21', 0, null]) expect(reads(moment, value)).toBe(false);
});

test('the test mode flag is true, null or absent', () => {
  for (const value of [true, null, undefined]) expect(reads(testFlag, value)).toBe(true);
  for (const value of [false, 'true', 1]) expect(reads(testFlag, value)).toBe(false);
});
