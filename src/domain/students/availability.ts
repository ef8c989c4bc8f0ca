import * as z from 'zod/mini';
import { isoDate, timeOfDay } from '../field-types.ts';

/** ISO weekdays: 1 is Monday. */
export const weekdayNumbers = ['1', '2', '3', '4', '5', '6', '7'] as const;

export type WeekdayNumber = (typeof weekdayNumbers)[number];

/** Maximum numbers of entries, against documents without end: periods of one weekday, and exceptions. */
export const availabilityLimits = { periods: 6, exceptions: 200 } as const;

/** `from` is before `to`; 24:00 cannot be written, so a day ends at 23:59. */
const periodSchema = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }));

/** A day that differs from the week: wholly, or from `from` to `to`. */
const exceptionSchema = z
  .strictObject({
    date: isoDate,
    from: z.optional(timeOfDay),
    to: z.optional(timeOfDay),
    available: z.boolean(),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined ? to === undefined : to !== undefined && from < to), {
      path: ['to'],
    }),
  );

/** When a student can come, as she and staff change it. */
export const availabilitySchema = z.strictObject({
  weekly: z.partialRecord(z.enum(weekdayNumbers), z.array(periodSchema).check(z.maxLength(availabilityLimits.periods))),
  exceptions: z.array(exceptionSchema).check(z.maxLength(availabilityLimits.exceptions)),
});

export type Availability = z.infer<typeof availabilitySchema>;
