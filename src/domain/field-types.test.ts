import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import {
  boundedText,
  documentId,
  emailAddress,
  exactText,
  isoDate,
  moment,
  testFlag,
  tidied,
  timeOfDay,
  withSeenText,
} from './field-types.ts';
import { dropUnseen } from './typed-email.ts';

const reads = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

/** A bell, a mark that turns the direction, zero-width ones, a soft hyphen, a tag that hides words. */
const unseen = [
  '\u0000',
  '\u0007',
  '\r',
  '\u007F',
  '\u0085',
  '\u00AD',
  '\u061C',
  '\u200B',
  '\u200F',
  '\u202E',
  '\u2066',
  '\uFEFF',
  '\u{E0041}',
];

describe('boundedText', () => {
  // spec: security.low-text security.low-address
  test.each(unseen)('drops %j, and addresses of mail refuse it', (character) => {
    expect(boundedText(5, 5).parse(`ma${character}ria`)).toBe('maria');
    expect(boundedText(5, 1).safeParse(character).success).toBe(false);
    expect(reads(emailAddress, `maria${character}@example.be`)).toBe(false);
    expect(reads(emailAddress, `maria@exam${character}ple.be`)).toBe(false);
    expect(exactText(7).parse(`ma${character}ria`)).toBe(`ma${character}ria`);
  });

  test.each(['regel\nregel\tregel', 'Zoë Ærø Łukasz Şahin', '👩\u200D👧 🇧🇪 ❤️', 'شكرا', '=1+1', ' a '])(
    'keeps %j',
    (text) => {
      expect(boundedText(100).parse(text)).toBe(text);
    },
  );

  test('what was cleaned is clean, and no typed character is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seen = dropUnseen(text);
        expect(boundedText(1000).parse(seen)).toBe(seen);
        expect(seen).toBe([...text].filter((character) => dropUnseen(character) !== '').join(''));
      }),
    );
  });

  test('a form drops the spaces around it too, and a document keeps what is no text', () => {
    expect(z.string().check(tidied, z.minLength(1)).safeParse(' \u200B ').success).toBe(false);
    expect(z.string().check(tidied).parse('\uFEFF maria \u200E')).toBe('maria');
    expect(withSeenText({ notes: 'a\u202Eb', hours: 2, days: ['Maandag'] })).toEqual({
      notes: 'ab',
      hours: 2,
      days: ['Maandag'],
    });
  });
});

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
