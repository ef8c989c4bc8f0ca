import { expect, test } from 'vitest';
import { visitInWords } from './visit-words.ts';

test('formats the Belgian day and time of a visit, as far as known', () => {
  expect(visitInWords('2027-03-02T14:00', 'nl')).toEqual({ day: 'dinsdag 2 maart 2027', hour: '14' });
  expect(visitInWords('2027-03-02T09:30', 'nl')).toEqual({ day: 'dinsdag 2 maart 2027', hour: '9.30' });
  expect(visitInWords('2027-03-28T02:30', 'en')).toEqual({ day: 'Sunday 28 March 2027', hour: '02:30' });
  expect(visitInWords('2027-03-02', 'en')).toEqual({ day: 'Tuesday 2 March 2027', hour: null });
  expect(visitInWords(null, 'nl')).toEqual({ day: null, hour: null });
});
