import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import { ok } from '#domain/result.ts';
import { type Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { mailId } from './mail-id.ts';

/**
 * The second step of a sign-up: the account record, then the verification mail. Each is idempotent, so an interrupted call
 * can be repeated.
 */
export async function registerAccount(
  details: RegistrationDetails,
  { actorUid, email, emailVerified }: Caller,
  { accounts, mailQueue }: Pick<Services, 'accounts' | 'mailQueue'>,
): Promise<Answer<Record<string, never>>> {
  await accounts.create({
    ...details,
    test: details.test ?? null,
    id: actorUid,
    email,
    role: 'senior',
    status: 'pending_verification',
  });
  if (!emailVerified) {
    await mailQueue.enqueue(mailId('registration', actorUid), {
      to: email,
      template: 'verify-email',
      language: details.language,
      values: {},
    });
  }
  return ok({});
}
