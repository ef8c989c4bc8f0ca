import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinAddress, profileAddress, splitStreetAndNumber } from './address.ts';

const home = { street: 'Kerkstraat', number: '12', box: '', postalCode: '2000', town: 'Antwerpen' };

describe('joinAddress', () => {
  test.each([
    ['without a box', home, 'Kerkstraat 12, 2000 Antwerpen'],
    ['with a box', { ...home, box: '3' }, 'Kerkstraat 12 bus 3, 2000 Antwerpen'],
    ['without a number', { ...home, number: '' }, 'Kerkstraat, 2000 Antwerpen'],
    ['without a town', { ...home, postalCode: '', town: ' ' }, 'Kerkstraat 12'],
    ['a town alone', { ...home, street: '', number: '' }, '2000 Antwerpen'],
    ['with spaces around', { ...home, street: ' Kerkstraat ', town: ' Antwerpen ' }, 'Kerkstraat 12, 2000 Antwerpen'],
    ['nothing', { street: '', number: '', box: '', postalCode: '', town: '' }, ''],
  ])('%s', (_case, parts, joined) => {
    expect(joinAddress(parts)).toBe(joined);
  });

  test('empty parts are omitted with their separators', () => {
    const word = fc.constantFrom('', ' ', 'Kerkstraat', '12', 'Sint-Job in ’t Goor');
    fc.assert(
      fc.property(fc.record({ street: word, number: word, box: word, postalCode: word, town: word }), (parts) => {
        const joined = joinAddress(parts);
        expect(joined).not.toMatch(/ {2}|^[ ,]|[ ,]$|, ,/);
        for (const part of Object.values(parts)) expect(joined).toContain(part.trim());
      }),
    );
  });
});

describe('splitStreetAndNumber', () => {
  // spec: 5.profile.address-split
  test.each([
    ['Kerkstraat 12', 'Kerkstraat', '12'],
    ['Lange Lozanastraat 12B', 'Lange Lozanastraat', '12B'],
    ['Plein 1830 4', 'Plein 1830', '4'],
    ['  Kerkstraat   12 ', 'Kerkstraat', '12'],
    ['Kerkstraat', 'Kerkstraat', ''],
    ['Hof ter Schelde', 'Hof ter Schelde', ''],
    ['12', '12', ''],
    ['', '', ''],
  ])('%j', (fullAddress, street, number) => {
    expect(splitStreetAndNumber(fullAddress)).toEqual({ street, number });
  });

  test('splitting and joining keeps every word', () => {
    fc.assert(
      fc.property(fc.string(), (fullAddress) => {
        const { street, number } = splitStreetAndNumber(fullAddress);
        const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
        expect(words(`${street} ${number}`)).toEqual(words(fullAddress));
      }),
    );
  });

  test('a street without digits and a house number survive the round trip', () => {
    const street = fc.stringMatching(/^[A-Z][a-z]{1,10}( [a-z]{1,8}){0,2}$/);
    const number = fc.stringMatching(/^[1-9]\d{0,3}[A-Z]?$/);
    fc.assert(
      fc.property(street, number, (streetName, houseNumber) => {
        expect(splitStreetAndNumber(`${streetName} ${houseNumber}`)).toEqual({
          street: streetName,
          number: houseNumber,
        });
      }),
    );
  });
});

test('a profile stores the full address, a comma, the postal code and the town', () => {
  expect(profileAddress(' Kerkstraat 12', '2000 ', 'Antwerpen')).toBe('Kerkstraat 12, 2000 Antwerpen');
});
