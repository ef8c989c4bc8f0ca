import { describe, expect, test } from 'vitest';
import { distanceKm, type Place, placeOf, places } from './places.ts';

function known(postcode: string): Place {
  const place = placeOf(postcode);
  if (place === null) throw new Error(`${postcode} is not in the table`);
  return place;
}

const between = (from: string, to: string): number => distanceKm(known(from), known(to));

/** The nearest other place. */
function nearest(place: Place): number {
  return Math.min(...places.filter((other) => other !== place).map((other) => distanceKm(place, other)));
}

describe('the table of postcodes', () => {
  test('has several hundred postcodes, each once, in order', () => {
    const codes = places.map(({ postcode }) => postcode);
    expect(codes.length).toBeGreaterThan(350);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(codes.toSorted());
    expect(codes.filter((code) => !/^(1|2|3|9)\d{3}$/.test(code))).toEqual([]);
  });

  test('has a town for each, written as a name', () => {
    expect(places.filter(({ town }) => !/^[A-Z][A-Za-zé -]+$/.test(town))).toEqual([]);
  });

  test('has a point for each, within the service area and to three decimals', () => {
    const outside = places.filter(
      ({ latitude, longitude }) =>
        !(latitude > 50.68 && latitude < 51.5 && longitude > 3.4 && longitude < 5.2) ||
        Math.abs(latitude * 1000 - Math.round(latitude * 1000)) > 1e-6,
    );
    expect(outside).toEqual([]);
  });

  test('has no place without a neighbour, and no two on one point', () => {
    const odd = places.map((place) => ({ ...place, km: nearest(place) })).filter(({ km }) => km > 10 || km < 0.5);
    expect(odd).toEqual([]);
  });

  test('has a point of its own for each part of Antwerp', () => {
    const parts = ['2000', '2018', '2020', '2030', '2040', '2050', '2060'];
    const pairs = parts.flatMap((one) => parts.filter((other) => other > one).map((other) => ({ one, other })));
    expect(pairs.filter(({ one, other }) => between(one, other) < 1)).toEqual([]);
  });

  test.each([
    ['2000', '9000', 51],
    ['2000', '3000', 43],
    ['2000', '2800', 22],
    ['2000', '1000', 42],
    ['2000', '2300', 40],
    ['2000', '9100', 19],
    ['9000', '1000', 50],
    ['1000', '3000', 25],
    ['9000', '9300', 26],
    ['2800', '3000', 23],
    ['2300', '2440', 18],
    ['2500', '2200', 19],
    ['2600', '2640', 2.9],
    ['2000', '2050', 1.8],
    ['2000', '2040', 15],
    ['9000', '9050', 3.2],
    ['2800', '1800', 12],
    ['9200', '9300', 11],
    ['9000', '9900', 18],
    ['9100', '9140', 6.3],
  ])('%s and %s are some %d km apart', (from, to, km) => {
    expect(Math.abs(between(from, to) - km)).toBeLessThan(Math.max(1, km * 0.06));
    expect(between(to, from)).toBeCloseTo(between(from, to), 9);
  });

  test('covers each postcode that the seed and the landing page name', () => {
    expect(['2000', '2018', '2600', '9000', '3000'].map((code) => placeOf(code)?.town)).toEqual([
      'Antwerpen',
      'Antwerpen',
      'Berchem',
      'Gent',
      'Leuven',
    ]);
  });

  test.each([' 2000 ', 'B-2000', 'b 2000', 'B2000'])('finds Antwerp by %j', (text) => {
    expect(placeOf(text)?.postcode).toBe('2000');
  });

  test.each(['', '0000', '8000', '4000', '20000', '200', 'Antwerpen', '__proto__', '２０００'])(
    'knows no %j',
    (text) => {
      expect(placeOf(text)).toBeNull();
    },
  );
});
