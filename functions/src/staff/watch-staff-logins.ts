import { isNewFactor, reportSecondFactor } from '#domain/staff/team/report-second-factor.ts';
import { sessionsFrom } from '#domain/staff/team/ended-sessions.ts';
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

const hourMs = 60 * 60 * 1000;

/** A token lasts an hour. To the hour, so that not every run writes. */
const afterEverySession = (now: Date): number => sessionsFrom(new Date(Math.ceil(now.getTime() / hourMs) * hourMs));

/**
 * Compares the logins of staff with what is known of them: a second factor that was enrolled past the app is noted as any
 * other, and a password that was changed past it ends the sessions of before
 * (docs/decisions/0129-factors-and-passwords-changed-elsewhere.md). So does a login that was disabled or deleted: Firestore
 * itself would take its token for up to an hour more.
 */
export async function watchStaffLogins(services: Needed): Promise<void> {
  const { accounts, clock, logins } = services;
  const members = await accounts.staff();
  const standings = await logins.standings(members.map(({ uid }) => uid));
  for (const login of standings) {
    await noteFactors(login, members, services);
    await followEndedSessions(login, services);
  }
  const known = new Set(standings.map(({ uid }) => uid));
  for (const { uid, blocked } of members) {
    if (!blocked && !known.has(uid)) await accounts.endSessionsBefore(uid, afterEverySession(clock.now()));
  }
}
