import * as z from 'zod/mini';
import { joinAddress, minAddressLength } from '#domain/accounts/address.ts';
import { isoDate, textLimits, tidied, timeOfDay } from '#domain/field-types.ts';
import { endsInTime, frequencies } from '#domain/requests/frequencies.ts';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import { hoursRange } from '#domain/requests/prices.ts';

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
  frequency: 'frequency-required',
  until: 'date-required',
  untilTooEarly: 'until-too-early',
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
  z.string().check(tidied, z.minLength(1, message), z.maxLength(max, message));

/**
 * The schema of the request form. `now` is the clock of the lead time: the device's here; the server enforces it with its
 * own (design.md decision 6).
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
      frequency: z.enum(frequencies, requestFormMessages.frequency),
      until: z
        .string()
        .check(z.refine((value) => value === '' || isoDate.safeParse(value).success, requestFormMessages.until)),
      street: required(requestFormMessages.street, textLimits.street),
      number: required(requestFormMessages.number, 20),
      box: z.string().check(tidied, z.maxLength(20, requestFormMessages.addressTooLong)),
      postalCode: required(requestFormMessages.postalCode, textLimits.postalCode),
      town: required(requestFormMessages.town, textLimits.town),
      hours: z
        .int(requestFormMessages.hours)
        .check(z.gte(hoursRange.min, requestFormMessages.hours), z.lte(hoursRange.max, requestFormMessages.hours)),
      notes: z.string().check(tidied, z.maxLength(textLimits.notes, requestFormMessages.notes)),
    })
    .check(
      z.superRefine((form, context) => {
        if (!endsInTime(form, form.date)) {
          context.addIssue({ code: 'custom', path: ['until'], message: requestFormMessages.untilTooEarly });
        }
        const length = joinAddress(form).length;
        const { address, addressTooLong } = requestFormMessages;
        if (length < minAddressLength) context.addIssue({ code: 'custom', path: ['street'], message: address });
        if (length > textLimits.address)
          context.addIssue({ code: 'custom', path: ['street'], message: addressTooLong });
      }),
    );
}

export type RequestForm = z.infer<ReturnType<typeof requestFormSchema>>;
