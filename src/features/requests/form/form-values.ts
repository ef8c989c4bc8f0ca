import * as z from 'zod/mini';
import { type AddressParts, splitStreetLine } from '#domain/accounts/address.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import { textLimits, timeOfDay } from '#domain/field-types.ts';
import { frequencies } from '#domain/requests/frequencies.ts';
import { hoursRange, storedTotalCost } from '#domain/requests/prices.ts';
import { noSpecialWishes, type NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { dayInDigits } from '#shared/days/day-words.ts';
import { splitJoinedAddress } from './split-joined-address.ts';

/** The value of the day cards that opens the typed date and the calendar. */
export const otherDay = 'other';

const text = z.catch(z.string(), '');

/**
 * The values of the fields, valid or not. Also reads drafts of older versions of the app: missing or invalid values
 * become empty.
 */
const formValuesSchema = z.object({
  serviceId: text,
  /** yyyy-MM-dd of a day card, `otherDay`, or nothing yet. */
  day: text,
  /** As typed; the native calendar writes to it too, so that there is a single value. */
  typedDate: text,
  time: text,
  frequency: z.catch(z.enum(frequencies), 'one-time'),
  /** The last day of what recurs, as typed; empty until somebody stops it. */
  typedUntil: text,
  street: text,
  number: text,
  box: text,
  postalCode: text,
  town: text,
  hours: z.catch(z.number(), hoursRange.default),
  notes: text,
});

export type RequestFormValues = z.infer<typeof formValuesSchema>;

export type RequestFormField = keyof RequestFormValues;

export function readFormValues(stored: unknown): RequestFormValues {
  return formValuesSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

export const emptyFormValues: RequestFormValues = readFormValues({});

/** `city` holds the postal code, `name_city` the town (spec.md section 3). */
export function accountAddress(account: InterimUser): AddressParts {
  return {
    ...splitStreetLine(account.full_address),
    postalCode: account.city === 'Unknown' ? '' : account.city,
    town: account.name_city,
  };
}

/** Notes that stand for none leave the field empty. */
function notesToEdit({ notes }: Pick<StoredServiceRequest, 'notes'>): string {
  return notes === undefined || notes === noSpecialWishes ? '' : notes;
}

/** Prefills the form to change a rejected request. */
export function valuesOfRequest(request: NewServiceRequest): RequestFormValues {
  return {
    serviceId: request.task_category_id,
    day: otherDay,
    typedDate: dayInDigits(request.request_date),
    time: request.preferred_time,
    frequency: request.frequency ?? 'one-time',
    typedUntil: request.repeat_until === undefined ? '' : dayInDigits(request.repeat_until),
    ...splitJoinedAddress(request.address),
    hours: request.hours_requested,
    notes: notesToEdit(request),
  };
}

/**
 * Prefills the form to repeat an earlier request. The day is left empty, and so are values of old records that the form
 * does not support. It is for one time: what recurred before may still do so.
 */
export function valuesToRepeat(request: StoredServiceRequest): RequestFormValues {
  return {
    serviceId: request.task_category_id,
    day: '',
    typedDate: '',
    time: timeOfDay.safeParse(request.preferred_time).success ? request.preferred_time : '',
    frequency: 'one-time',
    typedUntil: '',
    ...splitJoinedAddress(request.address),
    hours: storedTotalCost(request.hours_requested) === null ? hoursRange.default : request.hours_requested,
    notes: notesToEdit(request).slice(0, textLimits.notes),
  };
}

/** True when the user changed a prefilled value; an unchanged form needs no draft. */
export function hasEdits(values: RequestFormValues, prefilled: RequestFormValues): boolean {
  const fields = Object.keys(formValuesSchema.shape) as RequestFormField[];
  return fields.some((field) => values[field] !== prefilled[field]);
}
