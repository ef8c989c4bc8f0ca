import type { SignUpDetails } from '#domain/accounts/repair-account.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { completeAccount } from './complete-account.ts';

/**
 * Completes the caller's records where the link of the mail did not: it was followed elsewhere, or the sign-up was
 * interrupted. The shell has checked that the address is verified.
 */
export async function confirmAccount(
  { details }: { readonly details?: SignUpDetails | undefined },
  { actorUid: uid, email }: Caller,
  services: Pick<Services, 'accounts' | 'clock'>,
): Promise<Answer<{ readonly role: Role; readonly created: boolean }>> {
  const outcome = await completeAccount({ uid, email, details, isNewcomer: false }, services);
  return outcome === null ? reject('not-a-senior') : ok(outcome);
}
