import { addDaysTo, brusselsDate, midnightOf, noonOf } from '../requests/calendar.ts';

/** Book VI, article VI.47: the days in which a purchase may be withdrawn without a reason. */
const withdrawalDays = 14;

/** A payment page can be paid this long after it was opened; the period begins with the payment, and never too early. */
const payablePageMs = 75 * 60_000;

/** New year, labour day, the national holiday, Assumption, All Saints, the armistice, Christmas: MM-dd. */
const fixedHolidays = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];

/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const afterEaster = [1, 39, 50];

/** Easter Sunday of the Gregorian calendar, yyyy-MM-dd (the anonymous algorithm of Meeus). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(n / 31))}-${two((n % 31) + 1)}`;
}

/** Not a Saturday, a Sunday or a holiday in Belgium. */
function isWorkingDay(isoDay: string): boolean {
  const weekday = noonOf(isoDay).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (fixedHolidays.includes(isoDay.slice('yyyy-'.length))) return false;
  const easter = easterOf(Number(isoDay.slice(0, 'yyyy'.length)));
  return !afterEaster.some((days) => addDaysTo(easter, days) === isoDay);
}

/**
 * The last day on which a purchase may be withdrawn, yyyy-MM-dd in Brussels: fourteen days, the day of the purchase not
 * counted, and the next working day where that is none (Regulation 1182/71, article 3).
 */
export function lastWithdrawalDay(openedAt: Date): string {
  const bought = brusselsDate(new Date(openedAt.getTime() + payablePageMs));
  let last = addDaysTo(bought, withdrawalDays);
  while (!isWorkingDay(last)) last = addDaysTo(last, 1);
  return last;
}

/** Until the end of the last day. */
export const mayWithdraw = (openedAt: Date, now: Date): boolean =>
  now < midnightOf(addDaysTo(lastWithdrawalDay(openedAt), 1));
