import { expect, test } from 'vitest';
import { serviceIds } from '../requests/prices.ts';
import { lineDescriptions, readUsage, usageDescription } from './line-description.ts';

test('the code of a used visit survives the round trip', () => {
  for (const service of serviceIds) {
    for (const hours of [8, 0.5, 12.5]) {
      expect(readUsage(usageDescription({ service, hours }))).toEqual({ service, hours });
    }
  }
});

test.each([
  'Huishoudelijke hulp, 2 uur',
  'usage:unknown:2',
  'usage:garden:',
  'usage:garden:1.25',
  '',
  ...Object.values(lineDescriptions),
])('"%s" is no code of a visit', (description) => {
  expect(readUsage(description)).toBeNull();
});
