import { err, type Result } from '#domain/result.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import type { FormErrors } from '#shared/forms/form-types.ts';
import type { TypedDate } from '../days/parse-typed-date.ts';
import { otherDay, type RequestFormField, type RequestFormValues } from './form-values.ts';
import { type RequestForm, requestFormMessages, requestFormSchema } from './request-form-schema.ts';
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

/** Validates the form, with its day from the cards or the typed date. Errors of the day are reported at that field. */
export function checkRequestForm(values: RequestFormValues, now: Date): Result<RequestForm, RequestFormErrors> {
  const requested = requestedDay(values, now);
  const date = requested.kind === 'date' ? requested.date : '';
  const checked = checkForm<RequestFormValues & { readonly date: string }, RequestForm, ValidationKey>(
    requestFormSchema(() => now),
    requestFormMessages,
    { ...values, date },
  );
  if (checked.ok) return checked;
  const { date: wrongDate, ...errors } = checked.error;
  if (wrongDate === undefined) return err(errors);
  return err({ ...errors, [values.day === otherDay ? 'typedDate' : 'day']: dayMistake(requested) ?? wrongDate });
}
