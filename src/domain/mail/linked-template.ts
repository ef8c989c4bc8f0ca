import type { MailTemplate } from '../documents/mail.ts';

/** Mails whose link only the owner of the address may follow; it is made when the mail is sent. */
export type LinkedTemplate = Extract<MailTemplate, 'verify-email' | 'reset-password' | 'account-invitation'>;
