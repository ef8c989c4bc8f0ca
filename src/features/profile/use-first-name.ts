import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { interimUserDefaults } from '#domain/documents/interim-user.ts';
import { useAccount } from './use-account.ts';

/**
 * The first name for greetings, from the newest known profile; empty for a placeholder of sign-up.
 * @param remembered the name of the session, used until the profile has been read.
 */
export function useFirstName(acting: ActingFor, remembered: string): string {
  const { account } = useAccount(acting);
  if (account.status !== 'ready' || account.value === null) return remembered;
  const { first_name: firstName } = account.value;
  return firstName === interimUserDefaults.first_name ? '' : firstName;
}
