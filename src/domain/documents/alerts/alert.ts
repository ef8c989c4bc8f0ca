import * as z from 'zod/mini';
import { boundedText, documentId, moment, textLimits } from '#domain/field-types.ts';
import { mailSchema } from '../mail.ts';
import { toldKinds } from './notification-preferences.ts';

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

/** The ways that are not a mail. */
export const alertChannels = ['push', 'sms'] as const;

export type AlertChannel = (typeof alertChannels)[number];

/** `dropped`: nothing was sent, because it was too late, not true any more, or not wanted, or there was no way to her. */
const alertStates = ['pending', 'sending', 'sent', 'dropped', 'failed'] as const;

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
  mail_id: boundedText(textLimits.id, 1),
  kind: z.enum(toldKinds),
  text: z.enum(alertTexts),
  channel: z.enum(alertChannels),
  /** What is told, to be held against the visit when it leaves. */
  template: mailSchema.shape.template,
  language: mailSchema.shape.language,
  values: mailSchema.shape.values,
  state: z.enum(alertStates),
  attempts: z.int().check(z.gte(0)),
  /** It leaves before this moment or not at all. */
  expires_at: moment,
  /** While pending: the earliest moment of the next attempt. */
  next_attempt_at: z.nullable(moment),
  /** While sending: the end of the current attempt's lease. */
  lease_until: z.nullable(moment),
  reason: z.nullable(z.enum(alertReasons)),
  created_at: moment,
  sent_at: z.nullable(moment),
});

export type Alert = z.infer<typeof alertSchema>;
