import { z } from 'zod';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import { isBlocked } from '#domain/documents/interim-user.ts';
import { documentId, emailAddress } from '#domain/field-types.ts';
import { can, type Capability, isRight, mayActFor } from '#domain/accounts/roles.ts';
import { ok } from '#domain/result.ts';
import type { Accounts } from '#functions/gateways/accounts.ts';
import type { Authentication } from '#functions/gateways/authentication.ts';
import { type Answer, reject } from '../answer.ts';

/** The claims of a valid ID token. */
const identitySchema = z.strictObject({ uid: documentId, email: emailAddress, emailVerified: z.boolean() });

/** The authenticated account, the senior for whom it acts, and the account's mail address. */
export interface Caller extends ActingFor {
  readonly email: string;
  readonly emailVerified: boolean;
}

/** What a function requires of its caller: nothing, a sign-in, a verified mail address, or a capability besides. */
export type Requirement = 'nothing' | 'sign-in' | 'verified-mail' | Capability;

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * Authenticates and authorizes the caller. Role and block come from the account record, as in firestore.rules, so a
 * change takes effect before the token expires.
 * @returns null for a function that requires nothing: its token is not read.
 */
export async function readCaller(
  requires: Requirement,
  authorization: string | undefined,
  { authentication, accounts }: { readonly authentication: Authentication; readonly accounts: Accounts },
): Promise<Answer<Caller | null>> {
  if (requires === 'nothing') return ok(null);
  if (authorization === undefined) return reject('not-signed-in');
  const idToken = bearer.exec(authorization)?.[1];
  if (idToken === undefined) return reject('sign-in-expired');
  const identity = await authentication.identify(idToken);
  if (typeof identity === 'string') return reject(identity);
  // This product creates no account without a mail address, or with an id that cannot be a document's.
  const parsed = identitySchema.safeParse(identity);
  if (!parsed.success) return reject('no-access');
  const { uid, email, emailVerified } = parsed.data;
  if (requires !== 'sign-in' && !emailVerified) return reject('email-not-verified');
  const { role, blocked } = await accounts.standingOf(uid);
  if (isBlocked(blocked)) return reject('account-blocked');
  const caller: Caller = { ...forSelf(uid), email, emailVerified };
  if (requires === 'sign-in' || requires === 'verified-mail') return ok(caller);
  if (typeof role !== 'string' || !can(role, requires)) return reject(isRight(requires) ? 'not-a-senior' : 'no-access');
  return isRight(requires) && !mayActFor(caller, requires) ? reject('no-access') : ok(caller);
}
