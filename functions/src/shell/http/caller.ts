import { z } from 'zod';
import { documentId, emailAddress } from '#domain/field-types.ts';
import type { Authentication } from '#functions/gateways/authentication.ts';
import { type Answer, answer, refuse } from '../answer.ts';

/** Who calls, proven by an ID token. */
const callerSchema = z.strictObject({ uid: documentId, email: emailAddress, emailVerified: z.boolean() });

export type Caller = z.infer<typeof callerSchema>;

/** Whom a function serves: anyone at all, who is signed in, or who is signed in with a verified address. */
export type Access = 'anyone' | 'signed-in' | 'verified';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** @returns null for a function that serves anyone: a token is not even looked at, so that it changes nothing. */
export async function readCaller(
  access: Access,
  authorization: string | undefined,
  authentication: Authentication,
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
  return access === 'verified' && !caller.data.emailVerified ? refuse('email-not-verified') : answer(caller.data);
}
