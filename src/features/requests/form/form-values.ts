import * as z from 'zod/mini';
import { type AddressParts, splitStreetAndNumber } from '#domain/accounts/address.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import { textLimits, timeOfDay } from '#domain/field-types.ts';
import { hoursRange, storedTotalCost } from '#domain/requests/prices.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { dayInDigits } from '#shared/days/day-words.ts';
import { splitJoinedAddress } from './split-joined-address.ts';

/** The value of the day cards that opens the typed date and the calendar. */
export const otherDay = 'other';

const text = z.catch(z.string(), '');

/**
 * What stands in the fields, valid or not. A draft of an older version of the app is read with this as well: what it
 * does not know is left empty, what it knows is kept.
 */
const formValuesSchema = z.object({
  serviceId: text,
  /** yyyy-MM-dd of a day card, `otherDay`, or nothing yet. */
  day: text,
  /** As typed; the calendar writes here too, so that there is one date. */
  typedDate: text,
  time: text,
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
    ...splitStreetAndNumber(account.full_address),
    box: '',
    postalCode: account.city === 'Unknown' ? '' : account.city,
    town: account.name_city,
  };
}

/** The fields as they were when this request was made: for changing one that was refused. */
export function valuesOfRequest(request: NewServiceRequest): RequestFormValues {
  return {
    serviceId: request.task_category_id,
    day: otherDay,
    typedDate: dayInDigits(request.request_date),
    time: request.preferred_time,
    ...splitJoinedAddress(request.address),
    hours: request.hours_requested,
    notes: request.notes ?? '',
  };
}

/**
 * The fields as they were for an earlier request: for asking the same once more. The day is left open, since it must be a
 * new one, and so is what an old record has in another form than ours.
 */
export function valuesToAskAgain(request: StoredServiceRequest): RequestFormValues {
  return {
    serviceId: request.task_category_id,
    day: '',
    typedDate: '',
    time: timeOfDay.safeParse(request.preferred_time).success ? request.preferred_time : '',
    ...splitJoinedAddress(request.address),
    hours: storedTotalCost(request.hours_requested) === null ? hoursRange.default : request.hours_requested,
    notes: (request.notes ?? '').slice(0, textLimits.notes),
  };
}

/** Whether a person entered anything: a form that only shows what we filled in is not worth a draft. */
export function differs(values: RequestFormValues, prefilled: RequestFormValues): boolean {
  const fields = Object.keys(formValuesSchema.shape) as RequestFormField[];
  return fields.some((field) => values[field] !== prefilled[field]);
}
