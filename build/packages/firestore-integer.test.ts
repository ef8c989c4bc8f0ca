import { Integer as Original } from '@firebase/webchannel-wrapper/bloom-blob';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Integer } from './firestore-integer.ts';

test('orders 64-bit numbers as the class that it replaces', () => {
  const digits = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
  fc.assert(
    fc.property(digits, digits, (one, other) => {
      const original = Original.fromString(one).compare(Original.fromString(other));
      expect(Integer.fromString(one).compare(Integer.fromString(other))).toBe(original);
      expect(Integer.fromString(one).compare(Integer.fromString(one))).toBe(0);
    }),
  );
});
