import { z } from 'zod';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import { isBlocked } from '#domain/documents/interim-user.ts';
import { documentId, emailAddress } from '#domain/field-types.ts';
import { can, type Capability, isOfStaff, isRight, type Right } from '#domain/accounts/roles.ts';
import { mayActFor } from '#domain/circles/circle-rights.ts';
import { isEndedSession } from '#domain/staff/team/ended-sessions.ts';
import { ok } from '#domain/result.ts';
import type { Accounts } from '#functions/gateways/accounts.ts';
import type { Authentication } from '#functions/gateways/authentication.ts';
import type { Circles } from '#functions/gateways/circles/circles.ts';
import { type Answer, reject } from '../answer.ts';

/** The claims of a valid ID token. */
const identitySchema = z.strictObject({
  uid: documentId,
  email: emailAddress,
  emailVerified: z.boolean(),
  secondFactor: z.boolean(),
  signedInAt: z.date(),
});

/** The authenticated account, the senior for whom it acts, and the account's mail address. */
export interface Caller extends ActingFor {
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Who gives a command in a senior's name, as the audit log knows it: herself, or somebody of her circle. */
export const actorOf = ({ actorUid, seniorId }: ActingFor) =>
  ({ uid: actorUid, role: actorUid === seniorId ? 'senior' : 'family' }) as const;

/** What a function requires of its caller: nothing, a sign-in, a verified mail address, or a capability besides. */
export type Requirement = 'nothing' | 'sign-in' | 'verified-mail' | Capability;

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

interface Gateways {
  readonly authentication: Authentication;
  readonly accounts: Accounts;
  readonly circles: Circles;
}

/**
 * The caller as she acts for somebody else. The circle is asked at every call, so that a right that was taken away is gone
 * at once; so is the account of the senior, because a block is not to be got round.
 */
async function forAnother(
  caller: Caller,
  { role, right }: { readonly role: unknown; readonly right: Right },
  { accounts, circles }: Gateways,
): Promise<Answer<Caller>> {
  if (typeof role !== 'string' || !can(role, 'circle.act')) return reject('no-access');
  const { seniorId, actorUid } = caller;
  const [membership, senior] = await Promise.all([
    circles.membershipOf(seniorId, actorUid),
    accounts.standingOf(seniorId),
  ]);
  if (isBlocked(senior.blocked)) return reject('no-access');
  return mayActFor(caller, right, membership) ? ok(caller) : reject('no-access');
}

/**
 * Authenticates and authorizes the caller. Role and block come from the account record, as in firestore.rules, so a
 * change takes effect before the token expires.
 * @param wantedSenior for whom the caller acts, where the input of a right names somebody; herself without one.
 * @param signedInAfter refuses an earlier sign-in; for what is dangerous in the hands of whoever finds an open browser.
 * @returns null for a function that requires nothing: its token is not read.
 */
export async function readCaller(
  requires: Requirement,
  authorization: string | undefined,
  gateways: Gateways,
  {
    wantedSenior,
    signedInAfter,
  }: { readonly wantedSenior?: string | undefined; readonly signedInAfter?: Date | null } = {},
): Promise<Answer<Caller | null>> {
  if (requires === 'nothing') return ok(null);
  if (authorization === undefined) return reject('not-signed-in');
  const idToken = bearer.exec(authorization)?.[1];
  if (idToken === undefined) return reject('sign-in-expired');
  const { authentication, accounts } = gateways;
  const identity = await authentication.identify(idToken);
  if (typeof identity === 'string') return reject(identity);
  // This product creates no account without a mail address, or with an id that cannot be a document's.
  const parsed = identitySchema.safeParse(identity);
  if (!parsed.success) return reject('no-access');
  const { uid, email, emailVerified, secondFactor, signedInAt } = parsed.data;
  if (requires !== 'sign-in' && !emailVerified) return reject('email-not-verified');
  const { role, blocked, sessionsValidFrom } = await accounts.standingOf(uid);
  if (isBlocked(blocked)) return reject('account-blocked');
  if (isEndedSession(sessionsValidFrom, signedInAt)) return reject('sign-in-expired');
  const caller: Caller = { ...forSelf(uid), email, emailVerified };
  if (requires === 'sign-in' || requires === 'verified-mail') return ok(caller);
  if (isRight(requires) && wantedSenior !== undefined && wantedSenior !== uid) {
    return forAnother({ ...caller, seniorId: wantedSenior }, { role, right: requires }, gateways);
  }
  if (typeof role !== 'string' || !can(role, requires)) return reject(isRight(requires) ? 'not-a-senior' : 'no-access');
  if (isOfStaff(role) && !secondFactor) return reject('second-factor-needed');
  if (signedInAfter && signedInAt < signedInAfter) return reject('recent-login-needed');
  return ok(caller);
}
