import { bringInOrder, type KeptDetails } from '#domain/accounts/account-order.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { type Answer, answer, refuse } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Brings the caller's records in order, however a sign-up was cut off; the shell has seen that the address is verified. */
export async function confirmAccount(
  { details }: { readonly details?: KeptDetails | undefined },
  caller: Caller,
  { accounts }: Pick<Services, 'accounts'>,
): Promise<Answer<{ readonly role: Role; readonly created: boolean }>> {
  const outcome = await accounts.change(caller.uid, (records) => bringInOrder(records, caller, details));
  return outcome === null ? refuse('not-a-senior') : answer(outcome);
}
