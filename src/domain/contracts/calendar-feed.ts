import * as z from 'zod/mini';
import { calendarHash } from '../documents/helper-link.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';
import { link, output } from './helpers.ts';

/**
 * Gives a student's calendar another address, or none. The page mints the secret and keeps it; what is sent and stored is its
 * SHA-256, so that no answer that is lost leaves an address that works and that she does not know.
 */
export const changeCalendarFeed = functionContract({
  name: 'change-calendar-feed',
  input: z.strictObject({ link, command_id: z.uuid(), hash: z.nullable(calendarHash) }),
  output,
});

/** The same for the calendar of a family member, with the visits of those whom she helps. */
export const changeFamilyCalendar = functionContract({
  name: 'change-family-calendar',
  input: z.strictObject({ command_id: z.uuid(), hash: z.nullable(calendarHash) }),
  output: recordOutput({}),
});
