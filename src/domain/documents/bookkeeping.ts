import * as z from 'zod/mini';
import { collections } from '../collections.ts';
import { boundedText, documentId, moment, textLimits } from '../field-types.ts';

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
  at: moment,
});

export type AuditLogEntry = z.infer<typeof auditLogEntrySchema>;
