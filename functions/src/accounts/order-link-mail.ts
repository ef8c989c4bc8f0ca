import type { InterimUser } from '#domain/documents/interim-user.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { mailId } from './mail-id.ts';

interface LinkMailOrder {
  readonly email: string;
  readonly language: InterimUser['language'];
}

/** Mails of one kind per address. Unknown addresses are counted too, so that the limit does not reveal which exist. */
const limits = {
  /** A mail takes up to a minute to arrive. Double taps are duplicates. */
  minute: { most: 1, withinSeconds: 60, duplicateSeconds: 10 },
  /** Keeps a stranger from flooding a mailbox. */
  hour: { most: 5, withinSeconds: 3_600 },
} as const;

/**
 * Orders a mail with a link. Whether the account exists is looked up when the mail is sent: known and unknown addresses
 * take the same two writes here, and the answers cannot be told apart by content or time.
 */
export async function orderLinkMail(
  template: 'verify-email' | 'reset-password',
  { email, language }: LinkMailOrder,
  { rateLimits, mailQueue, clock }: Pick<Services, 'rateLimits' | 'mailQueue' | 'clock'>,
): Promise<Answer<Record<string, never>>> {
  // Auth stores addresses in lower case; another spelling must not raise the limit.
  const subject = email.toLowerCase();
  const taken = await rateLimits.take(
    [
      { name: `${template}/minute`, subject, ...limits.minute },
      { name: `${template}/hour`, subject, ...limits.hour },
    ],
    clock.now(),
  );
  if (taken.kind === 'rejected') return reject('too-many-mails', taken.retryAfterSeconds);
  // Idempotent per tap; a retry completes an interrupted attempt.
  const id = mailId(template, subject, taken.since.toISOString());
  await mailQueue.enqueue(id, { to: email, template, language, values: {} });
  return ok({});
}
