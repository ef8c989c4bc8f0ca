import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { interimUserDefaults } from '#domain/documents/interim-user.ts';
import { useAccount } from './use-account.ts';

/**
 * The name to greet with: as the profile has it now, also when another device has just changed it.
 * @param remembered what the session knows, until the profile has been read.
 */
export function useFirstName(acting: ActingFor, remembered: string): string {
  const { account } = useAccount(acting);
  if (account.status !== 'ready' || account.value === null) return remembered;
  const { first_name: firstName } = account.value;
  // A name that sign-up invented is not one to greet with.
  return firstName === interimUserDefaults.first_name ? '' : firstName;
}
