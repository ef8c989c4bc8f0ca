import * as z from 'zod/mini';
import { errorCodes } from '#domain/error-codes.ts';
import { frequencies } from '#domain/requests/frequencies.ts';
import { requestFormMessages } from '../form/request-form-schema.ts';

/** The questions in order (spec.md section 4), with how often after when; the summary follows. */
export const steps = ['service', 'date', 'time', 'frequency', 'address', 'hours', 'notes'] as const;

export type Step = (typeof steps)[number];

const step = z.enum(steps);

const addressSchema = z.object({
  street: z.string(),
  number: z.string(),
  box: z.string(),
  postalCode: z.string(),
  town: z.string(),
});

const recurrenceSchema = z.object({ frequency: z.enum(frequencies), until: z.string() });

/** One parsed answer. */
const givenSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('service'), value: z.string() }),
  /** yyyy-MM-dd */
  z.object({ step: z.literal('date'), value: z.string() }),
  /** HH:mm */
  z.object({ step: z.literal('time'), value: z.string() }),
  z.object({ step: z.literal('frequency'), value: recurrenceSchema }),
  z.object({ step: z.literal('address'), value: addressSchema }),
  z.object({ step: z.literal('hours'), value: z.number() }),
  /** Empty: no special wishes. */
  z.object({ step: z.literal('notes'), value: z.string() }),
]);

export type Given = z.infer<typeof givenSchema>;

/** Why an answer is rejected: keys of the namespace `validation`, most of them shared with the form. */
const reasons = [
  ...Object.values(requestFormMessages),
  'date-unreadable',
  'date-other-weekday',
  'time-unreadable',
] as const;

export type Reason = (typeof reasons)[number];

/** Part of a message, as data: its text is rendered in the current language. */
const partSchema = z.discriminatedUnion('says', [
  z.object({ says: z.literal('greeting') }),
  z.object({ says: z.literal('question'), step }),
  /** Echoes how a typed or spoken answer was parsed. */
  z.object({ says: z.literal('noted'), given: givenSchema }),
  /** The usual price of the chosen service. */
  z.object({ says: z.literal('price'), service: z.string() }),
  z.object({
    says: z.literal('again'),
    step,
    reasons: z.array(z.enum(reasons)),
    /** The parsed day and the earliest allowed one, yyyy-MM-dd. */
    day: z.nullable(z.string()),
    earliest: z.nullable(z.string()),
  }),
  z.object({ says: z.literal('day-expired'), day: z.string() }),
  z.object({ says: z.literal('summary') }),
  z.object({ says: z.literal('profile-missing') }),
  z.object({ says: z.literal('submit-failed'), code: z.enum(errorCodes), notKept: z.boolean() }),
  z.object({ says: z.enum(['sending', 'saved', 'retrying', 'sent', 'received', 'refused']) }),
  /** The user's answer. `words`: as typed or spoken; null for a button. */
  z.object({ says: z.literal('answer'), given: givenSchema, words: z.nullable(z.string()) }),
  z.object({ says: z.literal('unclear'), words: z.string() }),
  z.object({ says: z.literal('change'), step }),
  z.object({ says: z.literal('keep'), step }),
  z.object({ says: z.literal('confirm') }),
]);

export type Part = z.infer<typeof partSchema>;

const messageSchema = z.object({
  /** Strictly increasing; the React key of the message. */
  number: z.int(),
  by: z.enum(['madelief', 'person']),
  parts: z.array(partSchema),
});

export type Message = z.infer<typeof messageSchema>;

const answersSchema = z.object({
  service: z.catch(z.optional(z.string()), undefined),
  date: z.catch(z.optional(z.string()), undefined),
  time: z.catch(z.optional(z.string()), undefined),
  frequency: z.catch(z.optional(recurrenceSchema), undefined),
  address: z.catch(z.optional(addressSchema), undefined),
  hours: z.catch(z.optional(z.number()), undefined),
  notes: z.catch(z.optional(z.string()), undefined),
});

export type Answers = z.infer<typeof answersSchema>;

/** A conversation as stored in a draft, possibly by an older version of the app: invalid parts fall back to empty. */
export const storedConversationSchema = z.catch(
  z.object({
    answers: z.catch(answersSchema, {}),
    asking: z.catch(z.enum([...steps, 'confirm']), 'service'),
    messages: z.catch(z.array(messageSchema), []),
    typed: z.catch(z.record(z.string(), z.string()), {}),
  }),
  { answers: {}, asking: 'service', messages: [], typed: {} },
);

export interface Conversation {
  readonly answers: Answers;
  /** The open question; `done` after the request was submitted. */
  readonly asking: Step | 'confirm' | 'done';
  readonly messages: readonly Message[];
  /** Text typed into the field of a question and not sent yet. */
  readonly typed: Readonly<Partial<Record<Step, string>>>;
}

/** True when there is input to lose: an answer or typed text of an unsubmitted request. */
export function isUnderway({ answers, typed, asking }: Conversation): boolean {
  const anyAnswer = steps.some((name) => answers[name] !== undefined);
  return asking !== 'done' && (anyAnswer || Object.values(typed).some((text) => text !== ''));
}
