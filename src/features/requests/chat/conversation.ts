import * as z from 'zod/mini';
import { errorCodes } from '#domain/error-codes.ts';
import { requestFormMessages } from '../form/request-form-schema.ts';

/** What Madelief asks, in this order (spec.md section 4); then comes the summary. */
export const steps = ['service', 'date', 'time', 'address', 'hours', 'notes'] as const;

export type Step = (typeof steps)[number];

const step = z.enum(steps);

const addressSchema = z.object({
  street: z.string(),
  number: z.string(),
  box: z.string(),
  postalCode: z.string(),
  town: z.string(),
});

/** One answer, understood. */
const givenSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('service'), value: z.string() }),
  /** yyyy-MM-dd */
  z.object({ step: z.literal('date'), value: z.string() }),
  /** HH:mm */
  z.object({ step: z.literal('time'), value: z.string() }),
  z.object({ step: z.literal('address'), value: addressSchema }),
  z.object({ step: z.literal('hours'), value: z.number() }),
  /** Empty: no special wishes. */
  z.object({ step: z.literal('notes'), value: z.string() }),
]);

export type Given = z.infer<typeof givenSchema>;

/** Why an answer is asked for again. Most are keys of the namespace `validation`, as in the form. */
const reasons = [
  ...Object.values(requestFormMessages),
  'date-unreadable',
  'date-other-weekday',
  'time-unreadable',
] as const;

export type Reason = (typeof reasons)[number];

/** What is said, as data: the words come with the language of the screen. */
const partSchema = z.discriminatedUnion('says', [
  z.object({ says: z.literal('greeting') }),
  z.object({ says: z.literal('question'), step }),
  /** A typed or spoken answer, said back as it was understood. */
  z.object({ says: z.literal('noted'), given: givenSchema }),
  z.object({
    says: z.literal('again'),
    step,
    reasons: z.array(z.enum(reasons)),
    /** The day that was understood, yyyy-MM-dd, and the first one that may be asked for. */
    day: z.nullable(z.string()),
    earliest: z.nullable(z.string()),
  }),
  z.object({ says: z.literal('day-expired'), day: z.string() }),
  z.object({ says: z.literal('summary') }),
  z.object({ says: z.literal('profile-missing') }),
  z.object({ says: z.literal('submit-failed'), code: z.enum(errorCodes), notKept: z.boolean() }),
  z.object({ says: z.enum(['saved', 'sent', 'received', 'refused']) }),
  /** Said by the person. `words`: as typed or spoken; null for a button. */
  z.object({ says: z.literal('answer'), given: givenSchema, words: z.nullable(z.string()) }),
  z.object({ says: z.literal('unclear'), words: z.string() }),
  z.object({ says: z.literal('change'), step }),
  z.object({ says: z.literal('keep'), step }),
  z.object({ says: z.literal('confirm') }),
]);

export type Part = z.infer<typeof partSchema>;

const messageSchema = z.object({
  /** Ever growing: the key of the message on the screen. */
  number: z.int(),
  by: z.enum(['madelief', 'person']),
  parts: z.array(partSchema),
});

export type Message = z.infer<typeof messageSchema>;

const answersSchema = z.object({
  service: z.catch(z.optional(z.string()), undefined),
  date: z.catch(z.optional(z.string()), undefined),
  time: z.catch(z.optional(z.string()), undefined),
  address: z.catch(z.optional(addressSchema), undefined),
  hours: z.catch(z.optional(z.number()), undefined),
  notes: z.catch(z.optional(z.string()), undefined),
});

export type Answers = z.infer<typeof answersSchema>;

/** A conversation as a draft holds it. An older version of the app may have written it: what is not understood is left out. */
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
  /** The question that lies open; `done` when the request has been handed over. */
  readonly asking: Step | 'confirm' | 'done';
  readonly messages: readonly Message[];
  /** What stands in the field of a question and was not sent yet. */
  readonly typed: Readonly<Partial<Record<Step, string>>>;
}

/** Whether anything was said that would be missed. */
export function isUnderway({ answers, typed, asking }: Conversation): boolean {
  const anyAnswer = steps.some((name) => answers[name] !== undefined);
  return asking !== 'done' && (anyAnswer || Object.values(typed).some((text) => text !== ''));
}
