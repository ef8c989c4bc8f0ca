import { z } from 'zod';
import { minAddressLength } from '../address.ts';
import { boundedText, documentId, isoDate, moment, textLimits, timeOfDay } from '../field-types.ts';
import { hoursRange, storedHourlyRate } from '../prices.ts';
import { requestStatuses } from '../request-status.ts';

export const frequencies = ['one-time', 'weekly', 'monthly'] as const;

export const weekdays = ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'] as const;

/** Written with every request and not shown (design.md, "Where spec.md gives two readings"). */
export const defaultPreferredDays = ['Maandag'] as const;

/** A UUID in the canonical form that every platform prints: 8-4-4-4-12 lower case hexadecimal digits. */
const requestId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

const requestFields = {
  request_id: requestId,
  senior_id: documentId,
  task_category_id: documentId,
  request_date: isoDate,
  frequency: z.enum(frequencies).optional(),
  preferred_days: z.array(z.enum(weekdays)).min(1).max(weekdays.length),
  preferred_time: timeOfDay,
  address: boundedText(textLimits.address, minAddressLength),
  notes: boundedText(textLimits.notes).optional(),
  hours_requested: z.int().min(hoursRange.min).max(hoursRange.max),
  total_cost: z
    .int()
    .min(storedHourlyRate * hoursRange.min)
    .max(storedHourlyRate * hoursRange.max),
  created_at: moment,
};

/** service_requests/{request_id} as the app writes it. */
export const serviceRequestSchema = z.strictObject({ ...requestFields, status: z.enum(requestStatuses) });

export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

/**
 * The same document as it may be found: older records carry legacy and unknown status values and ids that were not
 * minted here. Reading is lenient so that one odd record never hides the others.
 */
export const storedServiceRequestSchema = z.object({
  ...requestFields,
  request_id: documentId,
  frequency: boundedText(textLimits.label).optional(),
  preferred_days: z.array(z.string()),
  preferred_time: boundedText(textLimits.label),
  address: z.string(),
  total_cost: z.number(),
  hours_requested: z.number(),
  request_date: z.string(),
  status: boundedText(textLimits.label),
});

export type StoredServiceRequest = z.infer<typeof storedServiceRequestSchema>;
