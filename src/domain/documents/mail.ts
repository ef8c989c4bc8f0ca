import * as z from 'zod/mini';
import { boundedText, documentId, emailAddress, moment, textLimits } from '../field-types.ts';
import { type AccountLanguage, accountLanguages } from './interim-user.ts';

/** Every mail that the product sends; its texts are in functions/src/mail/texts. */
export const mailTemplates = [
  // To the account's owner.
  'verify-email',
  'reset-password',
  'welcome',
  'account-invitation',
  'request-received',
  'request-cancelled',
  'request-resumed',
  'quote-sent',
  'student-assigned',
  'student-unassigned',
  'visit-moved',
  'visit-tomorrow',
  'visit-today',
  'student-underway',
  'visit-done',
  'visit-ended',
  'visit-asked',
  'visit-missed',
  'visit-fee',
  'visit-charged',
  'visit-unpaid',
  'visit-refunded',
  'payment-received',
  'gift-received',
  'gift-given',
  'payment-reminder',
  'late-payment',
  'transfer-received',
  'monthly-statement',
  'refund-ordered',
  'purchase-withdrawn',
  'refund-failed',
  'refund-transferred',
  'circle-question',
  'erasure-question',
  'erasure-begun',
  'data-erasure-question',
  'data-erasure-begun',
  'own-data',
  'data-request-received',
  'data-request-done',
  'data-request-refused',
  'account-unused',
  'move-accepted',
  'move-declined',
  'message-received',
  // To a person whom a senior asks into her circle.
  'circle-invitation',
  // To a student.
  'student-link',
  'student-visit-asked',
  'student-visit-offered',
  'student-visit-planned',
  'student-visit-moved',
  'student-visit-gone',
  'student-visit-tomorrow',
  'student-move-asked',
  'student-visit-message',
  // To staff.
  'staff-waiting-list',
  'staff-new-request',
  'staff-employer-tip',
  'staff-payment-dispute',
  'staff-visit-question',
  'staff-refund-failed',
  'staff-busy-hour',
  'staff-many-requests',
  'staff-second-factor',
  'staff-factor-enrolled',
  'staff-role',
  'staff-export',
  'staff-data-request-due',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];

/** Language of mails to staff, independent of any recipient's preference. */
export const staffMailLanguage: AccountLanguage = 'NL';

export type StaffMailTemplate = Extract<MailTemplate, `staff-${string}`>;

/**
 * State of a mail. `unneeded`: nothing was sent because, at the time of sending, the mail had no recipient or no
 * purpose (no such account, address already verified, visit already reviewed, request cancelled).
 */
export const mailStates = ['pending', 'sending', 'sent', 'unneeded', 'failed'] as const;

/** Why an attempt did not end in a sent mail. Codes only: the mail server's message may quote the address. */
export const mailErrorCodes = [
  'recipient-refused',
  'message-refused',
  'server-unavailable',
  'link-unavailable',
  'interrupted',
  'internal',
] as const;

/** `planning-missing`: of stored mails that waited for a student; nothing waits for one any more. */
const storedErrorCodes = [...mailErrorCodes, 'planning-missing'] as const;

export type MailErrorCode = (typeof mailErrorCodes)[number];

/** mail/{id}: a work document (design.md decision 11). Its state machine is in src/domain/mail/mail-delivery.ts. */
export const mailSchema = z.strictObject({
  to: emailAddress,
  template: z.enum(mailTemplates),
  /** The language of the person who ordered it; the account's own language takes precedence if there is an account. */
  language: z.enum(accountLanguages),
  /** The values for the template; texts only, so that nothing unintended is rendered. */
  values: z.record(boundedText(textLimits.label, 1), boundedText(textLimits.notes)),
  state: z.enum(mailStates),
  attempts: z.int().check(z.gte(0)),
  /** While pending: the earliest moment of the next attempt. */
  next_attempt_at: z.nullable(moment),
  /** While sending: the end of the current attempt's lease. */
  lease_until: z.nullable(moment),
  /** The reason of the last failed attempt. */
  error_code: z.nullable(z.enum(storedErrorCodes)),
  created_at: moment,
  sent_at: z.nullable(moment),
  /** The id of the tap that it follows from, as log lines have it. Absent: of what runs by itself. */
  trace: z.optional(documentId),
});

export type MailState = (typeof mailStates)[number];

export type Mail = z.infer<typeof mailSchema>;
