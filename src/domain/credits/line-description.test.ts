import { expect, test } from 'vitest';
import { serviceIds } from '../requests/prices.ts';
import { lineDescriptions, readUsage, usageDescription } from './line-description.ts';

test('the code of a used visit survives the round trip', () => {
  for (const service of serviceIds) {
    expect(readUsage(usageDescription({ service, hours: 8 }))).toEqual({ service, hours: 8 });
  }
});

test.each(['Huishoudelijke hulp, 2 uur', 'usage:unknown:2', 'usage:garden:', '', ...Object.values(lineDescriptions)])(
  '"%s" is no code of a visit',
  (description) => {
    expect(readUsage(description)).toBeNull();
  },
);
