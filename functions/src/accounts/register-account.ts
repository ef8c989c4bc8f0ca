import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import { type Answer, answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { mailId } from './mail-id.ts';

/**
 * The second step of signing up: the record of an account that exists, then the mail that proves its address. Each is
 * done once, so whoever was cut off in between calls again.
 */
export async function registerAccount(
  details: RegistrationDetails,
  { uid, email, emailVerified }: Caller,
  { accounts, mailQueue }: Pick<Services, 'accounts' | 'mailQueue'>,
): Promise<Answer<Record<string, never>>> {
  await accounts.create({
    ...details,
    test: details.test ?? null,
    id: uid,
    email,
    role: 'senior',
    status: 'pending_verification',
  });
  if (!emailVerified) {
    await mailQueue.enqueue(mailId('registration', uid), {
      to: email,
      template: 'verify-email',
      language: details.language,
      values: {},
    });
  }
  return answer({});
}
