import { addDaysTo, brusselsDate, momentOf } from '../requests/calendar.ts';
import { clockMinuteOf } from '../visits/clock-span.ts';

/** Between these hours, in Brussels, nothing that makes a sound is sent. */
const quietHours = { from: 21, until: 8 } as const;

const morning = '08:00';
/** The last hour before the quiet ones. */
const lastHour = { from: '20:00', until: '21:00' } as const;

const isLate = (moment: Date): boolean => clockMinuteOf(moment) >= quietHours.from * 60;

export const isQuiet = (moment: Date): boolean => isLate(moment) || clockMinuteOf(moment) < quietHours.until * 60;

/** The moment itself, or the end of the quiet hours that it falls in. */
export function afterQuiet(moment: Date): Date {
  if (!isQuiet(moment)) return moment;
  const day = brusselsDate(moment);
  return momentOf(isLate(moment) ? addDaysTo(day, 1) : day, morning);
}

/** The hour before the quiet hours that a moment falls in. */
export function hourBeforeQuiet(moment: Date): { readonly from: Date; readonly until: Date } {
  const day = brusselsDate(moment);
  const evening = isLate(moment) ? day : addDaysTo(day, -1);
  return { from: momentOf(evening, lastHour.from), until: momentOf(evening, lastHour.until) };
}
