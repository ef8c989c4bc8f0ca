import { type RequestForm, requestFormMessages, requestFormSchema } from '#domain/requests/request-form.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { otherDay, type RequestFormField, type RequestFormValues } from './form-values.ts';
import { requestedDay } from './requested-day.ts';

/** Keys of src/i18n, namespace `validation`. */
export type ValidationKey =
  (typeof requestFormMessages)[keyof typeof requestFormMessages] | 'date-unreadable' | 'date-other-weekday';

export type FormErrors = Partial<Readonly<Record<RequestFormField, ValidationKey>>>;

/** In the order of the screen, which is the order of the error summary. */
const fieldOrder: readonly RequestFormField[] = [
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

const knownKeys: ReadonlySet<string> = new Set(Object.values(requestFormMessages));

function isKnownKey(message: string): message is ValidationKey {
  return knownKeys.has(message);
}

function dayMistake(values: RequestFormValues, now: Date): ValidationKey | null {
  const requested = requestedDay(values, now);
  if (requested.kind === 'unreadable') return 'date-unreadable';
  return requested.kind === 'other-weekday' ? 'date-other-weekday' : null;
}

/** Judges the fields with the schema of the domain; one message for each field, the first that applies. */
export function validateForm(values: RequestFormValues, now: Date): Result<RequestForm, FormErrors> {
  const requested = requestedDay(values, now);
  const parsed = requestFormSchema(() => now).safeParse({
    ...values,
    date: requested.kind === 'date' ? requested.date : '',
  });
  if (parsed.success) return ok(parsed.data);
  const dayField: RequestFormField = values.day === otherDay ? 'typedDate' : 'day';
  const errors: Partial<Record<RequestFormField, ValidationKey>> = {};
  for (const issue of parsed.error.issues) {
    const field = fieldOrder.find((name) => name === issue.path[0]) ?? dayField;
    const key = field === dayField ? (dayMistake(values, now) ?? issue.message) : issue.message;
    if (errors[field] === undefined && (isKnownKey(key) || key === 'date-unreadable' || key === 'date-other-weekday')) {
      errors[field] = key;
    }
  }
  return err(errors);
}

export function errorsInOrder(
  errors: FormErrors,
): readonly { readonly field: RequestFormField; readonly key: ValidationKey }[] {
  return fieldOrder.flatMap((field) => {
    const key = errors[field];
    return key === undefined ? [] : [{ field, key }];
  });
}
