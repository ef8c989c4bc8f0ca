import { brusselsDate } from '#domain/requests/calendar.ts';
import { err, type Result } from '#domain/result.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import type { FormErrors } from '#shared/forms/form-types.ts';
import type { TypedDate } from '../days/parse-typed-date.ts';
import { otherDay, type RequestFormField, type RequestFormValues } from './form-values.ts';
import { type RequestForm, requestFormMessages, requestFormSchema } from './request-form-schema.ts';
import { readLastDay } from '../recurrence/last-day.tsx';
import { requestedDay } from './requested-day.ts';

/** Keys of src/i18n, namespace `validation`. */
export type ValidationKey =
  | (typeof requestFormMessages)[keyof typeof requestFormMessages]
  | 'date-unreadable'
  | 'date-other-weekday';

export type RequestFormErrors = FormErrors<RequestFormValues, ValidationKey>;

/** In screen order, which is the order of the error summary. */
export const requestFormFields: readonly RequestFormField[] = [
  'serviceId',
  'day',
  'typedDate',
  'time',
  'frequency',
  'typedUntil',
  'street',
  'number',
  'box',
  'postalCode',
  'town',
  'hours',
  'notes',
];

function dayMistake({ kind }: TypedDate): ValidationKey | undefined {
  if (kind === 'unreadable') return 'date-unreadable';
  return kind === 'other-weekday' ? 'date-other-weekday' : undefined;
}

type Dates = Record<'date' | 'until', string>;

/** The last day of what recurs; one that cannot be read is no day, and is reported at its field. */
function lastDay({ frequency, typedUntil }: RequestFormValues, firstDay: string): TypedDate {
  return frequency === 'one-time' ? { kind: 'empty' } : readLastDay(typedUntil, firstDay);
}

/**
 * Validates the form, with its day from the cards or the typed date, and its last day as typed. Errors of a day are
 * reported at its field.
 */
export function checkRequestForm(values: RequestFormValues, now: Date): Result<RequestForm, RequestFormErrors> {
  const requested = requestedDay(values, now);
  const date = requested.kind === 'date' ? requested.date : '';
  const last = lastDay(values, date === '' ? brusselsDate(now) : date);
  const mistake = dayMistake(last);
  const until = last.kind === 'date' ? last.date : '';
  const checked = checkForm<RequestFormValues & Dates, RequestForm, ValidationKey>(
    requestFormSchema(() => now),
    requestFormMessages,
    { ...values, date, until },
  );
  if (checked.ok) return mistake === undefined ? checked : err({ typedUntil: mistake });
  const { date: wrongDate, until: wrongUntil, ...errors } = checked.error;
  const wrongLast = mistake ?? wrongUntil;
  return err({
    ...errors,
    ...(wrongDate === undefined
      ? {}
      : { [values.day === otherDay ? 'typedDate' : 'day']: dayMistake(requested) ?? wrongDate }),
    ...(wrongLast === undefined ? {} : { typedUntil: wrongLast }),
  });
}
