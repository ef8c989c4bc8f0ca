import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinAddress } from '#domain/accounts/address.ts';
import { parseTypedAddress } from './parse-typed-address.ts';

describe('parsing a typed address', () => {
  it.each([
    ['Kerkstraat 12, 2000 Antwerpen', 'Kerkstraat', '12', '', '2000', 'Antwerpen'],
    ['Kerkstraat 12 2000 Antwerpen', 'Kerkstraat', '12', '', '2000', 'Antwerpen'],
    ['Kerkstraat 12 B-2000 Antwerpen', 'Kerkstraat', '12', '', '2000', 'Antwerpen'],
    ['Kerkstraat 12 bus 3, 2000 Antwerpen', 'Kerkstraat', '12', '3', '2000', 'Antwerpen'],
    ['Kerkstraat 12, bus 3, 2000 Antwerpen', 'Kerkstraat', '12', '3', '2000', 'Antwerpen'],
    ['Kerkstraat 12 A, 2000 Antwerpen.', 'Kerkstraat', '12 A', '', '2000', 'Antwerpen'],
    ['Kerkstraat 12A 9000 Gent', 'Kerkstraat', '12A', '', '9000', 'Gent'],
    ['Lange Gasthuisstraat 5, 3000 Sint-Joris-Weert', 'Lange Gasthuisstraat', '5', '', '3000', 'Sint-Joris-Weert'],
    ['Kerkstraat 12', 'Kerkstraat', '12', '', '', ''],
    ['Kerkstraat 12, Antwerpen', 'Kerkstraat', '12', '', '', 'Antwerpen'],
    ['Kerkstraat 12, 2000', 'Kerkstraat', '12', '', '2000', ''],
    ['Kerkstraat, 2000 Antwerpen', 'Kerkstraat', '', '', '2000', 'Antwerpen'],
    ['', '', '', '', '', ''],
  ])('parses %j', (text, street, number, box, postalCode, town) => {
    expect(parseTypedAddress(text)).toEqual({ street, number, box, postalCode, town });
  });

  it('parses every address that the app formats', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/).filter((text) => !/^(bus|bte|box|postbus)/i.test(text));
    const address = fc.record({
      street: word,
      number: fc.integer({ min: 1, max: 999 }).map(String),
      box: fc.constantFrom('', '3', 'A2'),
      postalCode: fc.integer({ min: 1000, max: 9999 }).map(String),
      town: word,
    });
    fc.assert(
      fc.property(address, (parts) => {
        expect(parseTypedAddress(joinAddress(parts))).toEqual(parts);
      }),
    );
  });

  it('drops no letter and no digit of the input', () => {
    const piece = fc.constantFrom('Kerkstraat', '12', 'A', '2000', 'Antwerpen', ',', '-', 'bus', 'B-2000', '/');
    const letters = (text: string) =>
      text.replace(/\b(bus|bte|box|postbus|B\s?-)\s*/gi, '').replace(/[^\p{L}\d]/gu, '');
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join(' ')),
        (typed) => {
          expect(letters(joinAddress(parseTypedAddress(typed)))).toBe(letters(typed));
        },
      ),
    );
  });
});
