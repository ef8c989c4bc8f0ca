import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import type { ReserveLogin } from '#domain/customers/invite-customer.ts';
import type { EndSessions } from '#domain/staff/team/change-staff-role.ts';
import type { EnrolledFactor } from '#domain/staff/team/report-second-factor.ts';
import type { ForgetSecondFactor } from '#domain/staff/team/reset-second-factor.ts';
import { adminApp } from './admin-app.ts';
import { orNullWithoutAccount } from './auth-errors.ts';

/** What only Auth knows of an account. */
export interface LoginStanding {
  readonly uid: string;
  readonly factors: readonly EnrolledFactor[];
  /**
   * Auth refuses sessions of before: all of them where the account is disabled. Null where none was ever ended since the
   * account was made.
   */
  readonly validFrom: Date | null;
}

/** The logins of people, as Auth knows them. */
export interface Logins {
  /** A login that staff makes for a customer. */
  readonly reserve: ReserveLogin;
  /** @returns the id of the account whose owner has shown that the address is hers; null without one. */
  ownerOf(address: string): Promise<string | null>;
  /** The owner of an account has shown that this address is hers. Does nothing when it has another one by now. */
  verify(uid: string, email: string): Promise<void>;
  /** Of those of these accounts that Auth knows. */
  standings(uids: readonly string[]): Promise<readonly LoginStanding[]>;
  /** Takes the second factor away and ends every session. Does nothing to an account that Auth does not know. */
  readonly forgetSecondFactor: ForgetSecondFactor;
  /** Ends every session. Does nothing to an account that Auth does not know. */
  readonly endSessions: EndSessions;
  /** Deletes the login for good. Does nothing to an account that Auth does not know. */
  remove(uid: string): Promise<void>;
}

/** @returns whether the login is there under this id: another call may have made it at the same moment. */
async function created(auth: Auth, uid: string, email: string): Promise<boolean> {
  try {
    return (await orNullWithoutAccount(auth.createUser({ uid, email, emailVerified: false }))) !== null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/uid-already-exists') return true;
    throw error;
  }
}

/** An account is made with the second of its own making. */
const isLaterThanMade = (validFrom: Date, { metadata }: UserRecord): boolean =>
  validFrom.getTime() - new Date(metadata.creationTime).getTime() >= 1000;

/** After the last of its sessions began, in the second that Auth counts in. */
const afterLastSignIn = ({ metadata }: UserRecord): Date =>
  new Date(new Date(metadata.lastSignInTime || metadata.creationTime).getTime() + 1000);

function validFromOf(user: UserRecord): Date | null {
  if (user.disabled) return afterLastSignIn(user);
  const validFrom = user.tokensValidAfterTime === undefined ? null : new Date(user.tokensValidAfterTime);
  return validFrom !== null && isLaterThanMade(validFrom, user) ? validFrom : null;
}

function toStanding(user: UserRecord): LoginStanding {
  return {
    uid: user.uid,
    factors: (user.multiFactor?.enrolledFactors ?? []).map(({ uid: id, enrollmentTime }) => ({
      id,
      enrolledAt: enrollmentTime === undefined ? null : new Date(enrollmentTime),
    })),
    validFrom: validFromOf(user),
  };
}

/** The most accounts that Auth is asked for in one call. */
const usersAtOnce = 100;

export const firebaseLogins: Logins = {
  async ownerOf(address) {
    const user = await orNullWithoutAccount(getAuth(adminApp()).getUserByEmail(address));
    return user?.emailVerified === true && !user.disabled ? user.uid : null;
  },

  async verify(uid, email) {
    const auth = getAuth(adminApp());
    const user = await auth.getUser(uid);
    // With the address: one that the account takes meanwhile must not become verified.
    if (user.email === email.toLowerCase()) await auth.updateUser(uid, { email, emailVerified: true });
  },

  async standings(uids) {
    const found: LoginStanding[] = [];
    for (let from = 0; from < uids.length; from += usersAtOnce) {
      const asked = uids.slice(from, from + usersAtOnce).map((uid) => ({ uid }));
      const { users } = await getAuth(adminApp()).getUsers(asked);
      found.push(...users.map(toStanding));
    }
    return found;
  },

  async endSessions(uid) {
    await orNullWithoutAccount(getAuth(adminApp()).revokeRefreshTokens(uid));
  },

  async forgetSecondFactor(uid) {
    const auth = getAuth(adminApp());
    const changed = await orNullWithoutAccount(auth.updateUser(uid, { multiFactor: { enrolledFactors: null } }));
    if (changed !== null) await auth.revokeRefreshTokens(uid);
  },

  async remove(uid) {
    await orNullWithoutAccount(getAuth(adminApp()).deleteUser(uid));
  },

  async reserve(uid, email) {
    const auth = getAuth(adminApp());
    const known = await orNullWithoutAccount(auth.getUser(uid));
    if (known === null) return (await created(auth, uid, email)) ? 'reserved' : 'address-unusable';
    if (known.emailVerified) return 'has-account';
    if (known.email === email.toLowerCase()) return 'reserved';
    const moved = await orNullWithoutAccount(auth.updateUser(uid, { email }));
    return moved === null ? 'address-unusable' : 'reserved';
  },
};
