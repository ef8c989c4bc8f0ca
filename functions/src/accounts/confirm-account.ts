import { repairAccount, type SignUpDetails } from '#domain/accounts/repair-account.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { type Answer, answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Completes the caller's records after an interrupted sign-up. The shell has checked that the address is verified. */
export async function confirmAccount(
  { details }: { readonly details?: SignUpDetails | undefined },
  caller: Caller,
  { accounts }: Pick<Services, 'accounts'>,
): Promise<Answer<{ readonly role: Role; readonly created: boolean }>> {
  const { actorUid: uid, email } = caller;
  const outcome = await accounts.change(uid, (records) => repairAccount(records, { uid, email }, details));
  return outcome === null ? reject('not-a-senior') : answer(outcome);
}
