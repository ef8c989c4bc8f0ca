import * as z from 'zod/mini';
import { alertSchema } from '../documents/alerts/alert.ts';
import { staffChannels } from '../documents/alerts/staff-channels.ts';
import { notificationTextSchema } from '../documents/notification.ts';
import { boundedText, documentId, textLimits } from '../field-types.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

const { kind, template } = alertSchema.shape;
const instant = z.iso.datetime();
const onAlert = { alert_id: documentId };
const command = { command_id: z.uuid(), ...onAlert };

/** Letters and calls that are shown at a time; the count says how many there are. */
export const toldAtMost = 100;

const waiting = z.strictObject({
  ...onAlert,
  senior_id: documentId,
  name: boundedText(2 * textLimits.name + 1),
  phone: boundedText(textLimits.phone),
  channel: z.enum(staffChannels),
  kind,
  template,
  /** Of the visit, "yyyy-MM-dd HH:mm"; empty without one. */
  when: boundedText(textLimits.label),
  /** By when she should know, and after which moment she is not told any more. */
  due_at: instant,
  expires_at: instant,
  tries: z.int().check(z.gte(0)),
  /** Who is at it; null when nobody is. */
  taken_by: z.nullable(z.strictObject({ uid: documentId, name: boundedText(2 * textLimits.name + 1) })),
});

/** A letter to print or a call to make. */
export type WaitingAlert = z.infer<typeof waiting>;

/** Everything that staff has to tell now, the most urgent first. No calls between 21 and 8 h. */
export const readTold = functionContract({
  name: 'read-told',
  input: z.strictObject({}),
  output: z.strictObject({ waiting: z.array(waiting).check(z.maxLength(toldAtMost)), count: z.int() }),
});

const { language, subject, paragraphs, facts, closing } = notificationTextSchema.shape;

/** What is to be said or printed, in the senior's language, as it holds now; `gone` when it is not to be told any more. */
export const readToldWords = functionContract({
  name: 'read-told-words',
  input: z.strictObject(onAlert),
  output: z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('gone') }),
    z.strictObject({
      state: z.literal('waiting'),
      waiting,
      words: z.strictObject({ language, subject, paragraphs, facts, closing }),
    }),
  ]),
});

/** A staff member begins, so that no second one does. */
export const takeAlert = functionContract({
  name: 'take-alert',
  input: z.strictObject(command),
  output: recordOutput({}),
});

/** What came of it: posted, reached, or nobody answered. */
export const finishAlert = functionContract({
  name: 'finish-alert',
  input: z.strictObject({ ...command, result: z.enum(['posted', 'reached', 'no-answer']) }),
  output: recordOutput({}),
});
