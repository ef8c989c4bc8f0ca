import type { Mail, MailErrorCode, MailTemplate } from '../documents/mail.ts';
import type { MailValues } from './mail-values.ts';

/** An order of one template, with what its texts want: an order that lacks a value does not compile. */
interface MailOrderOf<Template extends MailTemplate> extends Pick<Mail, 'to' | 'language'> {
  readonly template: Template;
  readonly values: MailValues<Template>;
}

/** What a caller asks for; everything else in the document is the queue's. */
export type MailOrder = { [Template in MailTemplate]: MailOrderOf<Template> }[MailTemplate];

/** What became of one attempt. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unneeded' }
  /** Trying again would meet the same refusal. */
  | { readonly kind: 'refused'; readonly code: MailErrorCode }
  | { readonly kind: 'retry'; readonly code: MailErrorCode };

export const mailDelivery = {
  /**
   * Longer than any attempt can last: a function is ended after 60 seconds. Whoever finds it expired may assume that
   * nobody is at it any more.
   */
  leaseMs: 120_000,
  /** An attempt that has so little of its lease left hands nothing to the mail server any more. */
  leaseMarginMs: 60_000,
  firstDelayMs: 15_000,
  longestDelayMs: 3_600_000,
  /** With the delays above: about a day, the time that a mail server may be down over a weekend night. */
  mostAttempts: 30,
} as const;

const { leaseMs, leaseMarginMs, firstDelayMs, longestDelayMs, mostAttempts } = mailDelivery;

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}

export function newMail({ to, template, language, values }: MailOrder, now: Date): Mail {
  return {
    to,
    template,
    language,
    values,
    state: 'pending',
    attempts: 0,
    next_attempt_at: now,
    lease_until: null,
    error_code: null,
    created_at: now,
    sent_at: null,
  };
}

/** Whether somebody should look at this mail now: it waits and is due, or whoever took it has not come back. */
export function isMailDue(mail: Mail, now: Date): boolean {
  if (mail.state === 'pending') return mail.next_attempt_at !== null && mail.next_attempt_at <= now;
  return mail.state === 'sending' && (mail.lease_until === null || mail.lease_until <= now);
}

/** @returns the mail as taken by whoever writes this; failed when it has been tried often enough; null when not due. */
export function claimMail(mail: Mail, now: Date): Mail | null {
  if (!isMailDue(mail, now)) return null;
  // Only a crash leaves an expired lease behind; had it been refused or delayed, the state would say so.
  const interrupted = mail.state === 'sending';
  const error_code = interrupted ? 'interrupted' : mail.error_code;
  if (mail.attempts >= mostAttempts) return settled({ ...mail, error_code }, 'failed');
  return {
    ...mail,
    state: 'sending',
    attempts: mail.attempts + 1,
    next_attempt_at: null,
    lease_until: after(now, leaseMs),
    error_code,
  };
}

/** Whether an attempt may still hand its mail to the mail server. */
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
 * The mail after an attempt, or null when that attempt has nothing to say any more: its lease was taken over. But that it
 * was sent is a fact, whoever comes with it: it ends the work even then.
 * @param attempt the number that the claim gave.
 */
export function settleMail(mail: Mail, attempt: number, outcome: MailOutcome, now: Date): Mail | null {
  if (outcome.kind === 'sent') {
    return mail.sent_at === null ? { ...settled(mail, 'sent'), error_code: null, sent_at: now } : null;
  }
  if (mail.state !== 'sending' || mail.attempts !== attempt) return null;
  if (outcome.kind === 'unneeded') return settled({ ...mail, error_code: null }, 'unneeded');
  if (outcome.kind === 'refused' || attempt >= mostAttempts) {
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
