import fc from 'fast-check';
import { expect, it } from 'vitest';
import { identicalValues } from '../values/equality.ts';
import { anyValue } from '../values/value-arbitrary.ts';
import { decodeValue, encodeValue } from './value-codec.ts';
import type { EncodedValue } from './value-codec.ts';

it('round-trips every value through JSON exactly', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const text = JSON.stringify(encodeValue(value));
      const back = decodeValue(JSON.parse(text) as EncodedValue);
      expect(identicalValues(back, value)).toBe(true);
      expect(back).toEqual(value);
    }),
    { numRuns: 2000 },
  );
});
