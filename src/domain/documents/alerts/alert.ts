import * as z from 'zod/mini';
import { boundedText, documentId, exactText, moment, textLimits } from '#domain/field-types.ts';
import { mailSchema } from '../mail.ts';
import { toldKinds } from './notification-preferences.ts';
import { staffChannels } from './staff-channels.ts';

/** What is said beside a mail. It names nobody and no address; the app shows the rest. */
export const alertTexts = [
  'tomorrow',
  'early',
  'soon',
  'underway',
  'change',
  'payment',
  'gift',
  'approval',
  'message',
] as const;

export type AlertText = (typeof alertTexts)[number];

/** The ways that leave by themselves and are not a mail. */
export const alertChannels = ['push', 'sms'] as const;

export type AlertChannel = (typeof alertChannels)[number];

/**
 * `to-do`: waits for staff, who prints or phones. `dropped`: nothing was sent, because it was too late, not true any more, or
 * not wanted, or there was no way to her.
 */
const alertStates = ['pending', 'sending', 'to-do', 'sent', 'dropped', 'failed'] as const;

/** How staff told her. */
export const toldWays = ['posted', 'reached'] as const;

const staffName = boundedText(2 * textLimits.name + 1);

/** Who of staff is at it, so that no second one phones as well. */
const takenSchema = z.strictObject({ by: documentId, name: staffName, until: moment });

/** Who of staff told her, and how. */
const toldSchema = z.strictObject({ by: documentId, name: staffName, how: z.enum(toldWays) });

/** Why it was dropped, or why the last attempt did not end in something sent. */
export const alertReasons = [
  'too-late',
  'not-true',
  'not-wanted',
  'no-way',
  'refused',
  'unavailable',
  'interrupted',
  'internal',
] as const;

export type AlertReason = (typeof alertReasons)[number];

/** alerts/{id of the mail}_{text}_{channel}, for a member of a circle with her uid behind it: a work document. Its state machine is in src/domain/alerts/alert-delivery.ts. */
export const alertSchema = z.strictObject({
  user_id: documentId,
  /** For a member of a circle: the senior whom it is about. */
  senior_id: z.optional(documentId),
  /** The mail beside which it leaves; also the id of what the app shows of it. */
  mail_id: exactText(textLimits.id, 1),
  kind: z.enum(toldKinds),
  text: z.enum(alertTexts),
  channel: z.enum([...alertChannels, ...staffChannels]),
  /** Nothing is mailed to her: what she is told, she is told by staff. */
  unmailed: z.optional(z.literal(true)),
  /** What is told, to be held against the visit when it leaves. */
  template: mailSchema.shape.template,
  language: mailSchema.shape.language,
  values: mailSchema.shape.values,
  state: z.enum(alertStates),
  attempts: z.int().check(z.gte(0)),
  /** It leaves before this moment or not at all. */
  expires_at: moment,
  /** While pending: the earliest moment of the next attempt. While it waits for staff: when it is held against the visit again. */
  next_attempt_at: z.nullable(moment),
  /** While sending: the end of the current attempt's lease. */
  lease_until: z.nullable(moment),
  reason: z.nullable(z.enum(alertReasons)),
  created_at: moment,
  sent_at: z.nullable(moment),
  /** As that of its mail. */
  trace: mailSchema.shape.trace,
  /** Of what staff tells. */
  taken: z.optional(z.nullable(takenSchema)),
  /** How often nobody answered. */
  tries: z.optional(z.int().check(z.gte(0))),
  told: z.optional(toldSchema),
});

export type Alert = z.infer<typeof alertSchema>;
