import type { StudentProfile } from '../documents/student-profile.ts';
import { isoDate, timeOfDay } from '../field-types.ts';

type Periods = NonNullable<StudentProfile['weekly'][keyof StudentProfile['weekly']]>;

/** "9", "9u", "9u30", "9.30", "09:30 u". */
const writtenTime = /^(\d{1,2})(?:\s*[:.uh]\s*(\d{2})?)?\s*(?:u|uur|h)?\.?$/;

function readTime(text: string): string | null {
  const [, hour, minute = '00'] = writtenTime.exec(text.trim().toLowerCase()) ?? [];
  if (hour === undefined) return null;
  if (Number(hour) === 24 && minute === '00') return '23:59';
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return timeOfDay.safeParse(time).success ? time : null;
}

/** Reads "9-12, 13u-17u30", each period from a time to a later one. @returns null for anything else. */
export function readPeriods(text: string): Periods | null {
  const periods: Periods = [];
  for (const part of text.split(/[,;/|+]| en /).filter((each) => each.trim() !== '')) {
    const [from = '', to = '', ...rest] = part.split(/[-–—]|tot/);
    const period = { from: readTime(from), to: readTime(to) };
    if (period.from === null || period.to === null || period.from >= period.to || rest.length > 0) return null;
    periods.push({ from: period.from, to: period.to });
  }
  return periods;
}

/** Reads 2027-06-30, 30/06/2027, 30-6-2027 or 30.6.2027: the day before the month. @returns null for anything else. */
export function readDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const date = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isoDate.safeParse(date).success ? date : null;
}
