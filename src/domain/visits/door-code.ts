import * as z from 'zod/mini';
import { addDaysTo } from '../requests/calendar.ts';
import type { VisitState } from './visit-state.ts';

/** What the senior tells the student at the door. */
export const doorCode = z.string().check(z.regex(/^\d{4}$/));

/** Wrong codes after which no other is tried: staff is told, and starts the visit by hand. */
export const wrongCodesAtMost = 5;

/**
 * Whether a visit of this date is near enough to show its code: from the day before. After its day it stays for one more,
 * because a student can be late and a visit can begin just before midnight.
 */
export const isAroundDoor = (date: string, today: string): boolean =>
  today >= addDaysTo(date, -1) && today <= addDaysTo(date, 1);

/** Whether the senior needs the code of a visit on this day: the student is still to come, today or tomorrow. */
export const isCodeNeeded = (
  { state, date }: { readonly state: VisitState; readonly date: string },
  today: string,
): boolean => state === 'confirmed' && isAroundDoor(date, today);
