import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedEmail } from './field-types.ts';
import { readTypedEmail } from './typed-email.ts';

const piece = fc.constantFrom(
  'a',
  'é',
  '.',
  '@',
  ' ',
  '\u200b',
  '\u00a0',
  '\n',
  'maria',
  'madelief.test',
  'x'.repeat(130),
);
const typed = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test('reads the same address as the schema of forms does, or none', () => {
  expect(readTypedEmail(' maria@madelief.test ')).toBe('maria@madelief.test');
  fc.assert(
    fc.property(fc.oneof(typed, fc.emailAddress(), fc.string()), (text) => {
      expect(readTypedEmail(text)).toBe(typedEmail('no').safeParse(text).data ?? null);
    }),
    { numRuns: 2_000 },
  );
});
