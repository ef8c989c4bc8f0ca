import { brusselsDate } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';
import { hoursRange } from '#domain/requests/prices.ts';
import { type RequestForm, requestFormMessages, requestFormSchema } from '#domain/requests/request-form.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { type Answers, type Given, type Reason, type Step, steps } from './conversation.ts';

const stepOfField: Readonly<Record<keyof RequestForm, Step>> = {
  serviceId: 'service',
  date: 'date',
  time: 'time',
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

const known: ReadonlySet<string> = new Set(Object.values(requestFormMessages));
const isReason = (message: string): message is Reason => known.has(message);

/** The fields of the form that the answers stand for; what was not answered is left empty. */
function fieldsOf({ service, date, time, address, hours, notes }: Answers): RequestForm {
  const nowhere = { street: '', number: '', box: '', postalCode: '', town: '' };
  return {
    serviceId: service ?? '',
    date: date ?? '',
    time: time ?? '',
    ...(address ?? nowhere),
    hours: hours ?? 0,
    notes: notes ?? '',
  };
}

/** What the schema of the form says of these answers: the chat and the form judge alike. */
function judge(answers: Answers, now: Date): Result<RequestForm, readonly Problem[]> {
  const parsed = requestFormSchema(() => now).safeParse(fieldsOf(answers));
  if (parsed.success) return ok(parsed.data);
  return err(
    parsed.error.issues.flatMap(({ path, message }) => {
      const field = Object.keys(stepOfField).find((name) => name === path[0]) as keyof RequestForm | undefined;
      return field === undefined || !isReason(message) ? [] : [{ step: stepOfField[field], reason: message }];
    }),
  );
}

/** Answers that are in order by themselves, so that one other answer can be judged alone. */
function inOrder(now: Date): Answers {
  return {
    service: 'any',
    date: earliestRequestDate(now),
    time: '08:00',
    address: { street: 'Kerkstraat', number: '1', box: '', postalCode: '2000', town: 'Antwerpen' },
    hours: hoursRange.default,
    notes: '',
  };
}

export function answersWith(answers: Answers, given: Given): Answers {
  return { ...answers, [given.step]: given.value };
}

/** Why this answer cannot stand; empty when it can. */
export function problemsWith(given: Given, now: Date): readonly Reason[] {
  const judged = judge(answersWith(inOrder(now), given), now);
  return judged.ok ? [] : judged.error.map(({ reason }) => reason);
}

/** What will be sent, or the steps that have to be asked again. */
export function formOf(answers: Answers, now: Date): Result<RequestForm, readonly Step[]> {
  const missing = steps.filter((step) => answers[step] === undefined);
  const judged = judge(answers, now);
  if (judged.ok && missing.length === 0) return judged;
  const wrong = judged.ok ? [] : judged.error.map(({ step }) => step);
  return err(steps.filter((step) => missing.includes(step) || wrong.includes(step)));
}

/** The moment as a typed date is read with. */
export function dateContext(now: Date): { readonly today: string; readonly earliest: string } {
  return { today: brusselsDate(now), earliest: earliestRequestDate(now) };
}
