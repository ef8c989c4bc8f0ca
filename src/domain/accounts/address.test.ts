import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinAddress, profileAddress, splitStreetAndNumber, splitStreetLine } from './address.ts';

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

describe('splitStreetLine', () => {
  test.each([
    ['Grote Steenweg 100 bus 3', 'Grote Steenweg', '100', '3'],
    ['Grote Steenweg 100, bus 3', 'Grote Steenweg', '100', '3'],
    ['Grote Steenweg 100 Bus 3A', 'Grote Steenweg', '100', '3A'],
    ['Grote Steenweg 100 bus0302', 'Grote Steenweg', '100', '0302'],
    ['Grote Steenweg 100 postbus 3', 'Grote Steenweg', '100', '3'],
    ['Rue de la Loi 16 bte 2', 'Rue de la Loi', '16', '2'],
    ['Rue de la Loi 16 bte. 2', 'Rue de la Loi', '16', '2'],
    ['Rue de la Loi 16 boîte 2', 'Rue de la Loi', '16', '2'],
    ['Lange Leemstraat 374 b12', 'Lange Leemstraat', '374', '12'],
    ['Lange Leemstraat 374 B 12', 'Lange Leemstraat', '374', '12'],
    ['Sint-Jansplein 12A', 'Sint-Jansplein', '12A', ''],
    ['Sint-Jansplein 12A bus 3', 'Sint-Jansplein', '12A', '3'],
    ['Sint-Jansplein 12 A', 'Sint-Jansplein', '12 A', ''],
    ['Sint-Jansplein 12 A bus 3', 'Sint-Jansplein', '12 A', '3'],
    ['Sint-Jansplein 12 A b3', 'Sint-Jansplein', '12 A', '3'],
    ['Kerkstraat 5/3', 'Kerkstraat', '5/3', ''],
    ['Kerkstraat 5-7 bus 2', 'Kerkstraat', '5-7', '2'],
    ['Plein 1940', 'Plein', '1940', ''],
    ['Plein 1940 7', 'Plein 1940', '7', ''],
    ['Plein 1940 7 bus 2', 'Plein 1940', '7', '2'],
    ['Straat zonder nummer', 'Straat zonder nummer', '', ''],
    ['Kerkstraat bus 3', 'Kerkstraat', '', '3'],
    ['Busleidenstraat 12', 'Busleidenstraat', '12', ''],
    ['Busleidenstraat', 'Busleidenstraat', '', ''],
    ['Boxberglaan 4 box 2', 'Boxberglaan', '4', '2'],
    ['Oude Baan b12', 'Oude Baan', 'b12', ''],
    ['bus 3', 'bus', '3', ''],
    ['  Grote  Steenweg   100  bus  3 ', 'Grote Steenweg', '100', '3'],
    ['', '', '', ''],
  ])('%j', (fullAddress, street, number, box) => {
    expect(splitStreetLine(fullAddress)).toEqual({ street, number, box });
  });

  // "Oude Box 1" reads as box 1 of a house without a number ("Kerkstraat bus 3"), so no street ends with such a word.
  const streets = fc
    .stringMatching(/^[A-Z][a-z]{2,10}([ -][A-Z][a-z]{2,8}){0,2}$/)
    .filter((street) => !/ (?:bus|bte|boite|box|postbus)$/i.test(street));
  const numbers = fc.stringMatching(/^[1-9]\d{0,3}([A-Z]| [A-Z]|\/\d{1,2}|-\d{1,3})?$/);
  const boxes = fc.stringMatching(/^[0-9]{1,4}[A-Z]?$/);
  const joined = (fullAddress: string) => joinAddress({ ...splitStreetLine(fullAddress), postalCode: '', town: '' });

  test('what joinAddress() writes is split into the same parts', () => {
    fc.assert(
      fc.property(streets, numbers, fc.oneof(fc.constant(''), boxes), (street, number, box) => {
        const line = joinAddress({ street, number, box, postalCode: '', town: '' });
        expect(splitStreetLine(line)).toEqual({ street, number, box });
      }),
    );
  });

  test('however the box is written, the parts are the same', () => {
    const boxWords = fc.constantFrom(
      ' bus ',
      ', bus ',
      ' bus',
      ' Bus ',
      ' bte ',
      ' boîte ',
      ' box ',
      ' b',
      ' b ',
      ' B',
    );
    fc.assert(
      fc.property(streets, numbers, boxWords, boxes, (street, number, word, box) => {
        expect(splitStreetLine(`${street} ${number}${word}${box}`)).toEqual({ street, number, box });
      }),
    );
  });

  test('joining what was split loses nothing but the word for the box, and stays the same from then on', () => {
    const piece = fc.constantFrom(
      'Kerkstraat',
      'Plein',
      '12',
      '1940',
      'A',
      'b',
      'B12',
      'bus',
      'bte',
      'bus3',
      '5/3',
      ',',
      '-',
    );
    const anything = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join(' ')),
    );
    const squeezed = (...texts: readonly string[]) => texts.join('').replaceAll(/[\s,.]+/g, '');
    fc.assert(
      fc.property(anything, (fullAddress) => {
        const { street, number, box } = splitStreetLine(fullAddress);
        const [before, after, all] = [squeezed(street, number), squeezed(box), squeezed(fullAddress)];
        expect(all.startsWith(before) && all.endsWith(after)).toBe(true);
        const word = all.slice(before.length, all.length - after.length);
        expect(word).toMatch(box === '' ? /^$/ : /^(?:bus|bte|bo[iî]te|box|postbus|b)$/i);
        expect(joined(joined(fullAddress))).toBe(joined(fullAddress));
      }),
      { numRuns: 2_000 },
    );
  });

  // spec: 5.profile.address-split
  test('a last word with a digit is the house number, unless a word before it names a box', () => {
    fc.assert(
      fc.property(streets, fc.stringMatching(/^[0-9A-Z/-]{0,3}\d[0-9A-Z/-]{0,3}$/), (street, number) => {
        expect(splitStreetLine(`${street} ${number}`)).toEqual({ street, number, box: '' });
        expect(splitStreetAndNumber(`${street} ${number}`)).toEqual({ street, number });
      }),
    );
  });
});

test('a profile stores the full address, a comma, the postal code and the town', () => {
  expect(profileAddress(' Kerkstraat 12', '2000 ', 'Antwerpen')).toBe('Kerkstraat 12, 2000 Antwerpen');
});
