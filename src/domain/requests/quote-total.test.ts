import { expect, test } from 'vitest';
import { quoteTotalCents } from './quote-total.ts';

test.each([
  [1800, 120, 3600],
  [1800, 30, 900],
  [1800, 31, 1800],
  [2050, 90, 3075],
  [1555, 30, 778],
])('%d cents an hour for %d minutes is %d cents', (cents_per_hour, minutes, total) => {
  expect(quoteTotalCents({ cents_per_hour, minutes })).toBe(total);
});
