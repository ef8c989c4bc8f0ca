import { expect, test } from 'vitest';
import { formatVisit } from './format-visit.ts';

test('formats the Belgian day and time of a visit, as far as known', () => {
  expect(formatVisit('2027-03-02T14:00', 'nl')).toEqual({ day: 'dinsdag 2 maart 2027', hour: '14' });
  expect(formatVisit('2027-03-02T09:30', 'nl')).toEqual({ day: 'dinsdag 2 maart 2027', hour: '9.30' });
  expect(formatVisit('2027-03-28T02:30', 'en')).toEqual({ day: 'Sunday 28 March 2027', hour: '02:30' });
  expect(formatVisit('2027-03-02', 'en')).toEqual({ day: 'Tuesday 2 March 2027', hour: null });
  expect(formatVisit(null, 'nl')).toEqual({ day: null, hour: null });
});
