import { addDaysTo, brusselsDate } from './calendar.ts';

/** Minimum days between the request and the visit (spec.md section 9). */
export const leadTimeDays = 3;

/** Returns the first day that can be requested at a moment, in Brussels. */
export function earliestRequestDate(now: Date): string {
  return addDaysTo(brusselsDate(now), leadTimeDays);
}

/** ISO dates compare as text. */
export function isFarEnough(isoDay: string, now: Date): boolean {
  return isoDay >= earliestRequestDate(now);
}
