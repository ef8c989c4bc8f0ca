import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { completeAccount } from './complete-account.ts';

/**
 * Follows the link of a verification mail. Each step is idempotent, so a call that was interrupted, repeated or made by two
 * tabs at once has the effect and the answer of one. The answer is the same for every role: signing in decides who may.
 */
export async function verifyEmail(
  { code }: { readonly code: string },
  _caller: null,
  services: Pick<Services, 'verificationLinks' | 'accounts' | 'clock'>,
): Promise<Answer<Record<string, never>>> {
  const owner = await services.verificationLinks.follow(code);
  if (typeof owner === 'string') return reject(owner);
  await completeAccount({ ...owner, isNewcomer: true }, services);
  return ok({});
}
