import * as z from 'zod/mini';
import { boundedText, emailAddress, moment, textLimits } from '../field-types.ts';
import { type AccountLanguage, accountLanguages } from './interim-user.ts';

/** Every mail that the product sends; its texts are in functions/src/mail/texts. */
export const mailTemplates = [
  // To whoever the account belongs to.
  'verify-email',
  'reset-password',
  'welcome',
  'request-received',
  'request-cancelled',
  'student-assigned',
  'visit-ended',
  'payment-received',
  // To staff.
  'staff-waiting-list',
  'staff-new-request',
  'staff-employer-tip',
  'staff-payment-dispute',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];

/** Of mails to our own people, whatever language anybody else reads. */
export const staffMailLanguage: AccountLanguage = 'NL';

export type StaffMailTemplate = Extract<MailTemplate, `staff-${string}`>;

/**
 * How far a mail has come. `unneeded`: when it was to be sent, it had nobody to go to or nothing to tell any more (no such
 * account, its address is verified by now, the visit is reviewed, the request cancelled), so nothing went out.
 */
const mailStates = ['pending', 'sending', 'sent', 'unneeded', 'failed'] as const;

/** Why an attempt did not end in a sent mail. Codes only: what a mail server says may quote the address. */
export const mailErrorCodes = [
  'recipient-refused',
  'message-refused',
  'server-unavailable',
  'link-unavailable',
  // Staff has not written down yet who comes.
  'planning-missing',
  'interrupted',
  'internal',
] as const;

export type MailErrorCode = (typeof mailErrorCodes)[number];

/** mail/{id}: a work document (design.md decision 11). Its state machine is in src/domain/mail/mail-delivery.ts. */
export const mailSchema = z.strictObject({
  to: emailAddress,
  template: z.enum(mailTemplates),
  /** Of whoever ordered it; the account's own language wins where there is an account. */
  language: z.enum(accountLanguages),
  /** Values that the template fills in; texts only, so that nothing is rendered that was not meant to be read. */
  values: z.record(boundedText(textLimits.label, 1), boundedText(textLimits.notes)),
  state: z.enum(mailStates),
  attempts: z.int().check(z.gte(0)),
  /** While pending: from when on it may be tried. */
  next_attempt_at: z.nullable(moment),
  /** While sending: until when whoever took it may be at it. */
  lease_until: z.nullable(moment),
  /** Of the last attempt that failed. */
  error_code: z.nullable(z.enum(mailErrorCodes)),
  created_at: moment,
  sent_at: z.nullable(moment),
});

export type MailState = (typeof mailStates)[number];

export type Mail = z.infer<typeof mailSchema>;
