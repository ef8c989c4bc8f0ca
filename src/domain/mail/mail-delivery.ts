import type { Mail, MailErrorCode, MailTemplate } from '../documents/mail.ts';
import type { MailValues } from './mail-values.ts';

/** An order of one template with all its values: an order that lacks a value does not compile. */
interface MailOrderOf<Template extends MailTemplate> extends Pick<Mail, 'to' | 'language'> {
  readonly template: Template;
  readonly values: MailValues<Template>;
}

/** The caller's part of the document; the queue sets all other fields. */
export type MailOrder = { [Template in MailTemplate]: MailOrderOf<Template> }[MailTemplate];

/** The result of one attempt. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unneeded' }
  /** Permanent: a retry would be rejected again. */
  | { readonly kind: 'refused'; readonly code: MailErrorCode }
  | { readonly kind: 'retry'; readonly code: MailErrorCode };

export const mailDelivery = {
  /**
   * Exceeds the longest possible attempt (a function is stopped after 60 seconds), so an expired lease means that its
   * holder is dead.
   */
  leaseMs: 120_000,
  /** An attempt with less than this left of its lease sends nothing. */
  leaseMarginMs: 60_000,
  firstDelayMs: 15_000,
  longestDelayMs: 3_600_000,
  /** With the delays above about a day, so that a mail server may be down overnight. */
  maxAttempts: 30,
} as const;

const { leaseMs, leaseMarginMs, firstDelayMs, longestDelayMs, maxAttempts } = mailDelivery;

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}

/** @param notBefore of its first attempt. */
export function newMail({ to, template, language, values }: MailOrder, now: Date, notBefore = now): Mail {
  return {
    to,
    template,
    language,
    values,
    state: 'pending',
    attempts: 0,
    next_attempt_at: notBefore,
    lease_until: null,
    error_code: null,
    created_at: now,
    sent_at: null,
  };
}

/** Returns whether this mail needs an attempt: pending and due, or sending with an expired lease. */
export function isMailDue(mail: Mail, now: Date): boolean {
  if (mail.state === 'pending') return mail.next_attempt_at !== null && mail.next_attempt_at <= now;
  return mail.state === 'sending' && (mail.lease_until === null || mail.lease_until <= now);
}

/** @returns the claimed mail; a failed one when its attempts are used up; null when not due. */
export function claimMail(mail: Mail, now: Date): Mail | null {
  if (!isMailDue(mail, now)) return null;
  // Only a crash leaves an expired lease; a rejection or a delay changes the state.
  const interrupted = mail.state === 'sending';
  const error_code = interrupted ? 'interrupted' : mail.error_code;
  if (mail.attempts >= maxAttempts) return settled({ ...mail, error_code }, 'failed');
  return {
    ...mail,
    state: 'sending',
    attempts: mail.attempts + 1,
    next_attempt_at: null,
    lease_until: after(now, leaseMs),
    error_code,
  };
}

/** Returns whether enough of the lease is left to send the mail. */
export function holdsLease(claimed: Mail, now: Date): boolean {
  return claimed.lease_until !== null && now < after(claimed.lease_until, -leaseMarginMs);
}

export function retryDelayMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
}

function settled(mail: Mail, state: 'sent' | 'unneeded' | 'failed'): Mail {
  return { ...mail, state, next_attempt_at: null, lease_until: null };
}

/**
 * Returns the mail after an attempt, or null when the attempt's lease was taken over. A sent outcome is accepted even
 * then.
 * @param attempt the number that the claim gave.
 */
export function settleMail(mail: Mail, attempt: number, outcome: MailOutcome, now: Date): Mail | null {
  if (outcome.kind === 'sent') {
    return mail.sent_at === null ? { ...settled(mail, 'sent'), error_code: null, sent_at: now } : null;
  }
  if (mail.state !== 'sending' || mail.attempts !== attempt) return null;
  if (outcome.kind === 'unneeded') return settled({ ...mail, error_code: null }, 'unneeded');
  if (outcome.kind === 'refused' || attempt >= maxAttempts) {
    return settled({ ...mail, error_code: outcome.code }, 'failed');
  }
  return {
    ...mail,
    state: 'pending',
    next_attempt_at: after(now, retryDelayMs(attempt)),
    lease_until: null,
    error_code: outcome.code,
  };
}
