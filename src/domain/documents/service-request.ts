import * as z from 'zod/mini';
import { minAddressLength } from '../accounts/address.ts';
import { boundedText, documentId, isoDate, moment, textLimits, timeOfDay } from '../field-types.ts';
import { frequencies } from '../requests/frequencies.ts';
import { hoursRange, storedHourlyRate } from '../requests/prices.ts';
import { requestStatuses } from '../requests/request-status.ts';

export const weekdays = ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'] as const;

/** Stored with every request and never shown (design.md, "Where spec.md gives two readings"). */
export const defaultPreferredDays = ['Maandag'] as const;

/** A UUID in canonical form: 8-4-4-4-12 lower case hexadecimal digits. */
const requestId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

const requestFields = {
  request_id: requestId,
  senior_id: documentId,
  task_category_id: documentId,
  request_date: isoDate,
  frequency: z.optional(z.enum(frequencies)),
  /** The last day on which a visit can be. Absent for a request for one time, and for one until somebody stops it. */
  repeat_until: z.optional(isoDate),
  preferred_days: z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(weekdays.length)),
  preferred_time: timeOfDay,
  address: boundedText(textLimits.address, minAddressLength),
  notes: z.optional(boundedText(textLimits.notes)),
  hours_requested: z.int().check(z.gte(hoursRange.min), z.lte(hoursRange.max)),
  total_cost: z.int().check(z.gte(storedHourlyRate * hoursRange.min), z.lte(storedHourlyRate * hoursRange.max)),
  created_at: moment,
  /** The member of the senior's circle who asked for it; absent where she did so herself. */
  actor_uid: z.optional(documentId),
};

/** The member of the senior's circle who cancelled it; absent where it was not, or by the senior or staff. Never undone. */
const cancelledBy = { cancelled_by: z.optional(documentId) };

/** service_requests/{request_id} as the app writes it. */
export const serviceRequestSchema = z.strictObject({ ...requestFields, status: z.enum(requestStatuses) });

export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

/**
 * Lenient schema for reading: older records contain legacy and unknown status values and foreign ids, and one malformed
 * record must not hide the others.
 */
export const storedServiceRequestSchema = z.object({
  ...requestFields,
  ...cancelledBy,
  request_id: documentId,
  task_category_id: z.string(),
  frequency: z.optional(boundedText(textLimits.label)),
  repeat_until: z.optional(z.string()),
  preferred_days: z.array(z.string()),
  preferred_time: boundedText(textLimits.label),
  address: z.string(),
  total_cost: z.number(),
  hours_requested: z.number(),
  request_date: z.string(),
  status: boundedText(textLimits.label),
  /** A quoteSchema (documents/quote.ts); parsed where it is shown, so that the first load does not carry it. */
  quote: z.optional(z.unknown()),
  /** A seriesSchema (documents/series.ts); parsed where it is used, for the same reason. */
  series: z.optional(z.unknown()),
  /** Of a series: a list of seriesVisitSchema (documents/visit-parts/series-visit.ts), for the senior's screens. */
  visits: z.optional(z.unknown()),
  /** A list of shownMoveSchema (documents/visit-parts/shown-move.ts): the moves of visits that the senior asked for. */
  moves: z.optional(z.unknown()),
});

export type StoredServiceRequest = z.infer<typeof storedServiceRequestSchema>;
