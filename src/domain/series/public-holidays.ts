import { dateOfDay, dayNumber } from '../matching/wall-clock.ts';

/** MM-dd: New Year, Labour Day, the national holiday, Assumption, All Saints, the Armistice, Christmas. */
const fixedHolidays: readonly string[] = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];

/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const daysAfterEaster: readonly number[] = [1, 39, 50];

/** Easter Sunday of a year of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Whether a yyyy-MM-dd day is one of the ten legal public holidays of Belgium. Easter Sunday and Whit Sunday are Sundays
 * and none of them.
 */
export function isPublicHoliday(date: string): boolean {
  if (fixedHolidays.includes(date.slice(5))) return true;
  const easter = dayNumber(easterSunday(Number(date.slice(0, 4))));
  return daysAfterEaster.some((days) => dateOfDay(easter + days) === date);
}
