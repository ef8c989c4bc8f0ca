import { addDaysTo, brusselsDate, noonOf } from '#domain/requests/calendar.ts';

/** The day in Brussels that is this many days from today, as yyyy-MM-dd. */
export function dayFromToday(days: number): string {
  return addDaysTo(brusselsDate(new Date()), days);
}

/** The first day on or after another with this weekday; 0 is Sunday. */
export function firstWeekday(weekday: number, from: string): string {
  return addDaysTo(from, (weekday - noonOf(from).getUTCDay() + 7) % 7);
}

const months = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
const weekdays = 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' ');

function partsOf(isoDay: string) {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  const weekday = weekdays[noonOf(isoDay).getUTCDay()] ?? '';
  return { weekday, day: String(Number(day)), month: months[Number(month) - 1] ?? '', year };
}

/** "3 maart" */
export function dayAndMonth(isoDay: string): string {
  const { day, month } = partsOf(isoDay);
  return `${day} ${month}`;
}

/** "dinsdag 3 maart" */
export function dayWithWeekday(isoDay: string): string {
  return `${partsOf(isoDay).weekday} ${dayAndMonth(isoDay)}`;
}

/** "dinsdag 3 maart 2026" */
export function fullDate(isoDay: string): string {
  return `${dayWithWeekday(isoDay)} ${partsOf(isoDay).year}`;
}

/** "03-03-2026" */
export function dayInDigits(isoDay: string): string {
  return isoDay.split('-').reverse().join('-');
}
