import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinAddress } from '#domain/accounts/address.ts';
import { splitJoinedAddress } from './split-joined-address.ts';

const word = fc.stringMatching(/^[A-Za-zé'-]{1,12}$/).filter((text) => text.toLowerCase() !== 'bus');
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));

describe('splitting a joined address', () => {
  it('returns the fields that were joined', () => {
    fc.assert(
      fc.property(
        fc.record({
          street: words,
          number: fc.stringMatching(/^[1-9]\d{0,3}[a-z]?$/),
          box: fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9A-Z]{1,4}$/)),
          postalCode: fc.stringMatching(/^[1-9]\d{3}$/),
          town: words,
        }),
        (parts) => {
          expect(splitJoinedAddress(joinAddress(parts))).toEqual(parts);
        },
      ),
    );
  });

  it('loses no word of an address of another form', () => {
    const field = fc
      .array(fc.oneof(word, fc.constantFrom('bus', '12', '3,', '2000')), { maxLength: 4 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.record({ street: field, number: field, box: field, postalCode: field, town: field }), (parts) => {
        const joined = joinAddress(parts);
        expect(joinAddress(splitJoinedAddress(joined))).toBe(joined);
      }),
    );
  });
});
