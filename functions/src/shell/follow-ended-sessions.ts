import { sessionsFrom } from '#domain/staff/team/ended-sessions.ts';
import type { Services } from './services.ts';

/** What Auth knows of one account. */
export type LoginStanding = Awaited<ReturnType<Services['logins']['standings']>>[number];

/** Makes rules and functions refuse what Auth refuses since a password was changed, or the sessions were ended there. */
export async function followEndedSessions(
  { uid, validFrom }: LoginStanding,
  { accounts }: Pick<Services, 'accounts'>,
): Promise<void> {
  if (validFrom !== null) await accounts.endSessionsBefore(uid, sessionsFrom(validFrom));
}
