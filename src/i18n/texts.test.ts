import { describe, expect, test } from 'vitest';
import { errorCodes } from '#domain/error-codes.ts';
import { errors as english } from './en/errors.ts';
import { errors as dutch } from './nl/errors.ts';

// The style of the texts, in both languages, is checked by `npm run check -- texts` (scripts/check/texts).
describe('errors', () => {
  test.each(errorCodes)('%s has a text in both languages', (code) => {
    expect(dutch).toHaveProperty([code]);
    expect(english).toHaveProperty([code]);
  });

  test('no text without an error code', () => {
    expect(Object.keys(dutch).toSorted()).toEqual([...errorCodes].toSorted());
  });
});
