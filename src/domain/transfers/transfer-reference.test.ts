import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readReference,
  referenceNumbers,
  referenceOf,
  transferReference,
  writtenReference,
} from './transfer-reference.ts';

const numbers = fc.integer({ min: 0, max: referenceNumbers - 1 });

/** The rule of the banks, computed otherwise: digit by digit, as on paper. */
function remainderOnPaper(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

test.each([
  [1_234_567_890, '123456789002'],
  [0, '000000000097'],
  [97, '000000009797'],
  [9_999_999_999, '999999999948'],
])('the reference of %d is %s', (number, reference) => {
  expect(referenceOf(number)).toBe(reference);
});

test('it agrees with a second implementation, in big integers and digit by digit', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const reference = referenceOf(number);
      const [base, check] = [reference.slice(0, 10), reference.slice(10)];
      expect(BigInt(base)).toBe(BigInt(number));
      const remainder = BigInt(number) % 97n;
      expect(BigInt(check)).toBe(remainder === 0n ? 97n : remainder);
      expect(remainderOnPaper(base)).toBe(Number(check) % 97);
    }),
  );
});

test('it is read back as it is written, as a bank prints it, and with spaces', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const reference = referenceOf(number);
      const written = writtenReference(reference);
      expect(written).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/);
      for (const typed of [reference, written, written.replaceAll('+', '*'), ` ${written.replaceAll('/', ' ')} `]) {
        expect(readReference(typed)).toBe(reference);
      }
      expect(transferReference.safeParse(reference).success).toBe(true);
    }),
  );
});

test('one wrong digit, or two neighbours in the wrong order, is no reference', () => {
  fc.assert(
    fc.property(numbers, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
      const reference = referenceOf(number);
      const digits = [...reference];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(readReference(digits.join(''))).toBeNull();
      const swapped = [...reference];
      [swapped[place], swapped[(place + 1) % 12]] = [swapped[(place + 1) % 12] ?? '', swapped[place] ?? ''];
      const other = swapped.join('');
      if (place < 9 && other !== reference) expect(readReference(other)).toBeNull();
    }),
  );
});

test.each(['', '123', '12345678900', '1234567890022', '12345678900a', '+++123/4567/89003+++'])(
  '%s is no reference',
  (typed) => {
    expect(readReference(typed)).toBeNull();
    expect(transferReference.safeParse(typed).success).toBe(false);
  },
);

test.each([-1, 0.5, referenceNumbers, Number.NaN])('no reference is made of %d', (number) => {
  expect(() => referenceOf(number)).toThrow('ten digits');
});
