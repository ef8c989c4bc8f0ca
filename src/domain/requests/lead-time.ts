import { addDaysTo, brusselsDate } from './calendar.ts';

/** Days between asking and the visit (spec.md section 9). */
export const leadTimeDays = 3;

/** The first day that may be asked for at a moment, in Brussels. */
export function earliestRequestDate(now: Date): string {
  return addDaysTo(brusselsDate(now), leadTimeDays);
}

/** ISO days sort as text. */
export function isFarEnough(isoDay: string, now: Date): boolean {
  return isoDay >= earliestRequestDate(now);
}
