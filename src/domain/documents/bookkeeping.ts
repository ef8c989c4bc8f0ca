import * as z from 'zod/mini';
import { actorRoles } from '../accounts/roles.ts';
import { collections } from '../collections.ts';
import { missingPaymentRange } from '../credits/credits.ts';
import { boundedText, documentId, moment, textLimits } from '../field-types.ts';
import { mailTemplates } from './mail.ts';

/** stripe_events/{event id}: marks a webhook event as handled, so that a duplicate delivery is ignored. */
export const stripeEventSchema = z.strictObject({
  type: boundedText(textLimits.label, 1),
  received_at: moment,
});

export type StripeEvent = z.infer<typeof stripeEventSchema>;

/** rate_limits/{key}: a counter for one caller and one window; the key carries no personal data. */
export const rateLimitSchema = z.strictObject({
  count: z.int().check(z.gte(0)),
  window_started_at: moment,
  /** Time to live: Firestore deletes the document some time after this (firestore.indexes.json). */
  expires_at: moment,
});

export type RateLimit = z.infer<typeof rateLimitSchema>;

/** audit_log/{event id}: which document changed, when, and between which states; never the content. */
export const auditLogEntrySchema = z.strictObject({
  collection: z.enum(collections),
  document_id: documentId,
  action: z.enum(['created', 'updated', 'deleted']),
  status_before: z.nullable(boundedText(textLimits.label)),
  status_after: z.nullable(boundedText(textLimits.label)),
  changed_fields: z.array(boundedText(textLimits.label, 1)),
  /** The member of the senior's circle who did it; absent for the senior herself, and for what nobody of a circle did. */
  member_uid: z.optional(documentId),
  at: moment,
});

export type AuditLogEntry = z.infer<typeof auditLogEntrySchema>;

const auditFactsSchema = z.record(
  boundedText(textLimits.address, 1),
  z.nullable(z.union([boundedText(textLimits.label), z.number()])),
);

/**
 * audit_log/{command id}: a command of a person: who did what to which document, and what it was before and after.
 * States, days, prices and ids; no names, addresses or notes. Written in the transaction of the change.
 */
export const commandAuditEntrySchema = z.strictObject({
  collection: z.enum(collections),
  document_id: documentId,
  /** The command's name, such as `assign-student`. */
  action: boundedText(textLimits.label, 1),
  actor_uid: documentId,
  actor_role: z.enum(actorRoles),
  before: auditFactsSchema,
  after: auditFactsSchema,
  /** Of a command on a request: the revision of the board's row afterwards. */
  revision: z.optional(z.int().check(z.gte(1))),
  /** The mails to the senior that it ordered. */
  mails: z.optional(z.array(z.enum(mailTemplates))),
  /** Of an undone command: which one. */
  undoes: z.optional(z.strictObject({ command_id: documentId, action: boundedText(textLimits.label, 1) })),
  at: moment,
});

export type CommandAuditEntry = z.infer<typeof commandAuditEntrySchema>;

/** An entry of the audit log, of a person's command or of a change that a trigger saw. */
export const historyEntrySchema = z.union([commandAuditEntrySchema, auditLogEntrySchema]);

export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/**
 * missing_payments/{uid}: the payment of what is missing that is under way, at most one for a senior. Its `attempt` makes
 * one page at Stripe, from whatever device it is asked for.
 */
export const missingPaymentSchema = z.strictObject({
  user_id: documentId,
  attempt: z.uuid(),
  cents: z.int().check(z.gte(missingPaymentRange.min), z.lte(missingPaymentRange.max)),
  /** Null until Stripe has opened the page. */
  session_id: z.nullable(boundedText(textLimits.address, 1)),
  begun_at: moment,
});

export type MissingPayment = z.infer<typeof missingPaymentSchema>;
