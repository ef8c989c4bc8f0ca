import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { leadTimeDays } from '#domain/requests/lead-time.ts';
import type { Mutation } from './mutation.ts';

/** Days around the lead time, ends of months, leap days, and texts that only look like days. */
export function calendarMutations(now: Date): readonly Mutation[] {
  const today = brusselsDate(now);
  const nextYear = Number(today.slice(0, 4)) + 1;
  const texts = [
    // 10 days ahead is the sample request: the first day on which it can end.
    ...[-400, -1, 0, 1, leadTimeDays - 1, leadTimeDays, leadTimeDays + 1, 10, 30, 1000].map((days) =>
      addDaysTo(today, days),
    ),
    ...endsOfMonths(nextYear),
    ...yearsWithAndWithoutLeapDay(nextYear).map((year) => `${year}-02-29`),
    ...malformedDays(nextYear),
  ];
  return texts.map((value) => ({ label: `the day ${JSON.stringify(value)}`, value }));
}

function endsOfMonths(year: number): readonly string[] {
  const months = [
    '00',
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
    '13',
    '20',
    '30',
    '0:',
    '0x',
    '1/',
    '1x',
  ];
  const days = [
    '00',
    '01',
    '09',
    '10',
    '19',
    '20',
    '28',
    '29',
    '30',
    '31',
    '32',
    '40',
    '0:',
    '0x',
    '1/',
    '1x',
    '2/',
    '2x',
    '3x',
  ];
  return months.flatMap((month) => days.map((day) => `${year}-${month}-${day}`));
}

/** A hundred consecutive years, and the last year of every following century. */
function yearsWithAndWithoutLeapDay(from: number): readonly number[] {
  const near = Array.from({ length: 100 }, (_, index) => from + index);
  const centuries = Array.from({ length: 78 }, (_, index) => 2200 + 100 * index);
  return [...near, ...centuries, 2204, 9996, 9999];
}

/** Malformed variants of one day of each kind: of any month, the 30th, the 31st, the leap day. */
function malformedDays(year: number): readonly string[] {
  const leapYear = year + ((4 - (year % 4)) % 4);
  const days = [`${year}-03-05`, `${year}-04-30`, `${year}-05-31`, `${leapYear}-02-29`];
  return [
    ...days.flatMap((day) => [
      `0${day}`,
      `+${day}`,
      day.slice(1),
      `x${day.slice(1)}`,
      ` ${day}`,
      `${day}\n`,
      `${day}-01`,
      `${day}T10:00:00Z`,
      day.replaceAll('-', '/'),
      day.replaceAll('-', ''),
    ]),
    `${year}-3-05`,
    `${year}-03-5`,
    `05-03-${year}`,
    'morgen',
    '--',
    '０００１-03-05',
    '0000-01-01',
    '9999-12-31',
  ];
}
