import * as z from 'zod/mini';
import { joinAddress, minAddressLength } from '../accounts/address.ts';
import { defaultPreferredDays, type ServiceRequest } from '../documents/service-request.ts';
import { isoDate, textLimits, timeOfDay } from '../field-types.ts';
import { isFarEnough } from './lead-time.ts';
import { hoursRange, storedTotalCost } from './prices.ts';

/** Whole hours offered by the form (spec.md section 9). */
export const offeredTimes: readonly string[] = Array.from(
  { length: 15 },
  (_, index) => `${String(8 + index).padStart(2, '0')}:00`,
);

/** Messages are keys of src/i18n, namespace `validation`; the texts there are those of spec.md section 5. */
export const requestFormMessages = {
  service: 'service-required',
  date: 'date-required',
  dateTooNear: 'date-too-near',
  time: 'time-required',
  street: 'street-required',
  number: 'number-required',
  postalCode: 'postal-code-required',
  town: 'town-required',
  address: 'address-too-short',
  addressTooLong: 'address-too-long',
  hours: 'hours-out-of-range',
  notes: 'notes-too-long',
} as const;

const required = (message: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, message));

/**
 * What a person fills in to ask for help. `now` is the clock that judges the lead time: the device's while filling in,
 * the server's in the end (design.md decision 6).
 */
export function requestFormSchema(now: () => Date) {
  return z
    .object({
      serviceId: required(requestFormMessages.service, textLimits.id),
      date: z.string().check(
        z.refine((value) => isoDate.safeParse(value).success, { message: requestFormMessages.date, abort: true }),
        z.refine((value) => isFarEnough(value, now()), requestFormMessages.dateTooNear),
      ),
      time: z.string().check(z.refine((value) => timeOfDay.safeParse(value).success, requestFormMessages.time)),
      street: required(requestFormMessages.street, textLimits.street),
      number: required(requestFormMessages.number, 20),
      box: z.string().check(z.trim(), z.maxLength(20, requestFormMessages.addressTooLong)),
      postalCode: required(requestFormMessages.postalCode, textLimits.postalCode),
      town: required(requestFormMessages.town, textLimits.town),
      hours: z
        .int(requestFormMessages.hours)
        .check(z.gte(hoursRange.min, requestFormMessages.hours), z.lte(hoursRange.max, requestFormMessages.hours)),
      notes: z.string().check(z.trim(), z.maxLength(textLimits.notes, requestFormMessages.notes)),
    })
    .check(
      z.superRefine((form, context) => {
        const length = joinAddress(form).length;
        const { address, addressTooLong } = requestFormMessages;
        if (length < minAddressLength) context.addIssue({ code: 'custom', path: ['street'], message: address });
        if (length > textLimits.address)
          context.addIssue({ code: 'custom', path: ['street'], message: addressTooLong });
      }),
    );
}

export type RequestForm = z.infer<ReturnType<typeof requestFormSchema>>;

/** A request ready to be kept and sent: everything but what the server adds (created_at). */
export type NewServiceRequest = Omit<ServiceRequest, 'created_at'>;

/**
 * The document that a filled-in form becomes.
 * @param requestId minted when the form opened (design.md decision 2), so that sending twice is creating once.
 */
export function toServiceRequest(form: RequestForm, requestId: string, seniorId: string): NewServiceRequest {
  const totalCost = storedTotalCost(form.hours);
  if (totalCost === null) throw new RangeError('hours were not validated');
  return {
    request_id: requestId,
    senior_id: seniorId,
    task_category_id: form.serviceId,
    request_date: form.date,
    frequency: 'one-time',
    preferred_days: [...defaultPreferredDays],
    preferred_time: form.time,
    address: joinAddress(form),
    ...(form.notes === '' ? {} : { notes: form.notes }),
    hours_requested: form.hours,
    total_cost: totalCost,
    status: 'submitted',
  };
}
