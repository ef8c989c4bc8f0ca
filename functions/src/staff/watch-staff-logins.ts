import { isNewFactor, reportSecondFactor } from '#domain/staff/team/report-second-factor.ts';
import { type StaffMember, toldAbout } from '#domain/staff/team/staff-alarm.ts';
import { followEndedSessions, type LoginStanding } from '../shell/follow-ended-sessions.ts';
import type { Services } from '../shell/services.ts';

type Needed = Pick<Services, 'accounts' | 'clock' | 'dispatch' | 'logins'>;

/** Notes those of her factors that nobody had heard of. */
export async function noteFactors(
  { uid, factors }: LoginStanding,
  members: readonly StaffMember[],
  { clock, dispatch }: Pick<Needed, 'clock' | 'dispatch'>,
): Promise<void> {
  const actor = { uid, role: 'admin' } as const;
  for (const factor of factors.filter((each) => isNewFactor(each, clock.now()))) {
    await dispatch.record(reportSecondFactor(actor, factor.id, toldAbout(members, uid)));
  }
}

/**
 * Compares the logins of staff with what is known of them: a second factor that was enrolled past the app is noted as any
 * other, and a password that was changed past it ends the sessions of before
 * (docs/decisions/0129-factors-and-passwords-changed-elsewhere.md).
 */
export async function watchStaffLogins(services: Needed): Promise<void> {
  const members = await services.accounts.staff();
  for (const login of await services.logins.standings(members.map(({ uid }) => uid))) {
    await noteFactors(login, members, services);
    await followEndedSessions(login, services);
  }
}
