import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

// spec: 9.credits.dates
test.each([
  ['2026-11-21T12:00:00Z', '21 november 2026', '21 November 2026'],
  ['2026-12-31T23:30:00Z', '1 januari 2027', '1 January 2027'],
  ['2026-03-01T00:00:00Z', '1 maart 2026', '1 March 2026'],
])('%s is a Belgian day', (moment, dutch, english) => {
  expect([formatDate(new Date(moment), 'nl'), formatDate(new Date(moment), 'en')]).toEqual([dutch, english]);
});
