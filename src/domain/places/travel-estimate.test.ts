import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places } from './places.ts';
import { travelEstimate } from './travel-estimate.ts';

const postcode = fc.constantFrom(...places.map((place) => place.postcode));

describe('the estimate of the way', () => {
  test('within one postcode it is what it takes to leave and arrive', () => {
    expect(travelEstimate('2018', '2018', 'bicycle')).toEqual({ kind: 'estimate', by: 'bicycle', km: 0, minutes: 5 });
  });

  test('from Berchem to Mortsel it is some 4 km, a quarter of an hour and more by bicycle', () => {
    expect(travelEstimate('2600', '2640', 'bicycle')).toEqual({
      kind: 'estimate',
      by: 'bicycle',
      km: 3.6,
      minutes: 19,
    });
    expect(travelEstimate('2600', '2640', 'car')).toMatchObject({ by: 'car', km: 3.6, minutes: 11 });
  });

  test('is not known from or to a place outside the service area', () => {
    for (const unknown of ['8000', '', 'Gent']) {
      expect(travelEstimate(unknown, '2000', 'bicycle')).toBeNull();
      expect(travelEstimate('2000', unknown, 'car')).toBeNull();
    }
  });

  test('is as long there as back, at least five minutes, and no longer by car', () => {
    fc.assert(
      fc.property(postcode, postcode, (from, to) => {
        const bicycle = travelEstimate(from, to, 'bicycle');
        const car = travelEstimate(from, to, 'car');
        expect(travelEstimate(to, from, 'bicycle')).toEqual(bicycle);
        expect(car?.km).toBe(bicycle?.km);
        expect(car?.minutes ?? 0).toBeGreaterThanOrEqual(5);
        expect(car?.minutes ?? 0).toBeLessThanOrEqual(bicycle?.minutes ?? 0);
        expect(Number.isInteger(bicycle?.minutes)).toBe(true);
      }),
    );
  });
});
