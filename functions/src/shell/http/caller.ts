import { z } from 'zod';
import { documentId, emailAddress } from '#domain/field-types.ts';
import { can } from '#domain/accounts/roles.ts';
import type { Accounts } from '#functions/gateways/accounts.ts';
import type { Authentication } from '#functions/gateways/authentication.ts';
import { type Answer, answer, refuse } from '../answer.ts';

/** Who calls, proven by an ID token. */
const callerSchema = z.strictObject({ uid: documentId, email: emailAddress, emailVerified: z.boolean() });

export type Caller = z.infer<typeof callerSchema>;

/** Whom a function serves: anyone at all, who is signed in, who has a verified address as well, or who is a senior besides. */
export type Access = 'anyone' | 'signed-in' | 'verified' | 'senior';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** @returns null for a function that serves anyone: a token is not even looked at, so that it changes nothing. */
export async function readCaller(
  access: Access,
  authorization: string | undefined,
  { authentication, accounts }: { readonly authentication: Authentication; readonly accounts: Accounts },
): Promise<Answer<Caller | null>> {
  if (access === 'anyone') return answer(null);
  if (authorization === undefined) return refuse('not-signed-in');
  const idToken = bearer.exec(authorization)?.[1];
  if (idToken === undefined) return refuse('sign-in-expired');
  const identity = await authentication.identify(idToken);
  if (typeof identity === 'string') return refuse(identity);
  // An account without an address, or with an id that is no document's, is none that this product made.
  const caller = callerSchema.safeParse(identity);
  if (!caller.success) return refuse('no-access');
  if (access === 'signed-in') return answer(caller.data);
  if (!caller.data.emailVerified) return refuse('email-not-verified');
  if (access === 'verified') return answer(caller.data);
  // What the record says, as for the rules: claims in the token decide nothing.
  const role = await accounts.roleOf(caller.data.uid);
  return role !== null && can(role, 'use-dashboard') ? answer(caller.data) : refuse('not-a-senior');
}
