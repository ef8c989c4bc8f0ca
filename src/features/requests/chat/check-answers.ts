import { brusselsDate } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';
import { hoursRange } from '#domain/requests/prices.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { type RequestForm, requestFormMessages, requestFormSchema } from '../form/request-form-schema.ts';
import { err, type Result } from '#domain/result.ts';
import { type Answers, type Given, type Reason, type Step, steps } from './conversation.ts';

const stepOfField: Readonly<Record<keyof RequestForm, Step>> = {
  serviceId: 'service',
  date: 'date',
  time: 'time',
  frequency: 'frequency',
  until: 'frequency',
  street: 'address',
  number: 'address',
  box: 'address',
  postalCode: 'address',
  town: 'address',
  hours: 'hours',
  notes: 'notes',
};

interface Problem {
  readonly step: Step;
  readonly reason: Reason;
}

const fields = Object.keys(stepOfField) as readonly (keyof RequestForm)[];

/** Maps the answers to the fields of the form; missing answers become empty fields. */
function fieldsOf({ service, date, time, frequency, address, hours, notes }: Answers): RequestForm {
  const emptyAddress = { street: '', number: '', box: '', postalCode: '', town: '' };
  return {
    serviceId: service ?? '',
    date: date ?? '',
    time: time ?? '',
    frequency: frequency?.frequency ?? 'one-time',
    until: frequency?.until ?? '',
    ...(address ?? emptyAddress),
    hours: hours ?? 0,
    notes: notes ?? '',
  };
}

/** Validates the answers with the schema of the form, so that chat and form have the same rules. */
function check(answers: Answers, now: Date): Result<RequestForm, readonly Problem[]> {
  const checked = checkForm(
    requestFormSchema(() => now),
    requestFormMessages,
    fieldsOf(answers),
  );
  if (checked.ok) return checked;
  return err(
    fields.flatMap((field) => {
      const reason = checked.error[field];
      return reason === undefined ? [] : [{ step: stepOfField[field], reason }];
    }),
  );
}

/** Valid placeholder answers, so that one answer can be validated alone. */
function placeholders(now: Date): Answers {
  return {
    service: 'any',
    date: earliestRequestDate(now),
    time: '08:00',
    frequency: { frequency: 'one-time', until: '' },
    address: { street: 'Kerkstraat', number: '1', box: '', postalCode: '2000', town: 'Antwerpen' },
    hours: hoursRange.default,
    notes: '',
  };
}

export function answersWith(answers: Answers, given: Given): Answers {
  return { ...answers, [given.step]: given.value };
}

/** Returns why an answer is invalid; empty when it is valid. */
export function problemsWith(given: Given, now: Date): readonly Reason[] {
  const checked = check(answersWith(placeholders(now), given), now);
  return checked.ok ? [] : checked.error.map(({ reason }) => reason);
}

/** Returns the form to submit, or the steps whose answers are missing or invalid, in order. */
export function formOf(answers: Answers, now: Date): Result<RequestForm, readonly Step[]> {
  const missing = steps.filter((step) => answers[step] === undefined);
  const checked = check(answers, now);
  if (checked.ok && missing.length === 0) return checked;
  const wrong = checked.ok ? [] : checked.error.map(({ step }) => step);
  return err(steps.filter((step) => missing.includes(step) || wrong.includes(step)));
}

/** The context that parses a typed date: today and the earliest allowed date, yyyy-MM-dd. */
export function dateContext(now: Date): { readonly today: string; readonly earliest: string } {
  return { today: brusselsDate(now), earliest: earliestRequestDate(now) };
}
