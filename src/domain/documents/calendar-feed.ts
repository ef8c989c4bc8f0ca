import * as z from 'zod/mini';
import { documentId, moment } from '../field-types.ts';
import { calendarHash } from './helper-link.ts';

/**
 * calendar_feeds/{uid}: the address of a family member's calendar, of which only the hash of its secret is kept. A student's
 * stands in her profile. No client reads or writes it.
 */
export const calendarFeedSchema = z.strictObject({
  user_id: documentId,
  /** Null when she stopped it. */
  hash: z.nullable(calendarHash),
  made_at: moment,
});

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
