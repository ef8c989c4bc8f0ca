import type { InterimUser } from '#domain/documents/interim-user.ts';
import { type Answer, answer, refuse } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { mailId } from './mail-id.ts';

interface MailWish {
  readonly email: string;
  readonly language: InterimUser['language'];
}

/**
 * How many mails of one kind an address can be sent. Counted alike for addresses that nobody knows, so that the limit
 * tells nothing either.
 */
const limits = {
  /** A mail takes up to a minute to arrive: asking sooner only fills the mailbox. Fingers that tremble tap twice. */
  minute: { most: 1, withinSeconds: 60, sameTapSeconds: 10 },
  /** Who still has nothing after five needs the telephone, and nobody's mailbox can be flooded by a stranger. */
  hour: { most: 5, withinSeconds: 3_600 },
} as const;

/**
 * Orders a mail with a link, for whoever asks. Whether there is such an account is found out when the mail is sent, not
 * here: known and unknown addresses cost the same two writes, and get the same answer as fast.
 */
export async function orderLinkMail(
  template: 'verify-email' | 'reset-password',
  { email, language }: MailWish,
  { rateLimits, mailQueue, clock }: Pick<Services, 'rateLimits' | 'mailQueue' | 'clock'>,
): Promise<Answer<Record<string, never>>> {
  // Auth keeps addresses in lower case: spelling one otherwise gives nobody five more mails.
  const subject = email.toLowerCase();
  const taken = await rateLimits.take(
    [
      { name: `${template}/minute`, subject, ...limits.minute },
      { name: `${template}/hour`, subject, ...limits.hour },
    ],
    clock.now(),
  );
  if (taken.kind === 'refused') return refuse('too-many-mails', taken.retryAfterSeconds);
  // The same tap finds its mail ordered, or orders it where the first one broke in between.
  const id = mailId(template, subject, taken.since.toISOString());
  await mailQueue.enqueue(id, { to: email, template, language, values: {} });
  return answer({});
}
