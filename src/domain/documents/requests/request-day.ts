import * as z from 'zod/mini';
import { documentId, isoDate, moment } from '#domain/field-types.ts';
import { mostRequestsPerDay } from '#domain/requests/request-cap.ts';

/**
 * request_days/{senior id}: the requests of a senior that were counted on a day, overwritten by those of her next day. A
 * function writes it; firestore.rules takes no further request of that day once it is full.
 */
export const requestDaySchema = z.strictObject({
  senior_id: documentId,
  /** In Brussels. */
  day: isoDate,
  /** Ids and not a number, so that a request that is counted again changes nothing. */
  request_ids: z.array(documentId).check(z.maxLength(mostRequestsPerDay)),
  /** From when a further request is taken: since the day began, or from its end once it is full. */
  takes_from: moment,
  /** The end of the day: time to live (firestore.indexes.json). */
  expires_at: moment,
});

export type RequestDay = z.infer<typeof requestDaySchema>;
