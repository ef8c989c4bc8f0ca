import { compare } from 'bcryptjs';
import { z } from 'zod';

/** What the emulator does for whoever holds its own key. */
export interface Accounts {
  lookup(email: string): Promise<unknown>;
  setPassword(localId: string, password: string): Promise<void>;
}

const signInBody = z.looseObject({ email: z.string(), password: z.string() });

const lookupAnswer = z.looseObject({
  users: z.array(z.looseObject({ localId: z.string(), passwordHash: z.optional(z.string()) })),
});

const bcrypt = /^\$2[aby]\$\d{2}\$/;

/** Hashes travel as base64 of either alphabet, which Node reads alike. */
const plainHash = (encoded: string): string => Buffer.from(encoded, 'base64').toString('latin1');

/**
 * Google's emulator keeps an imported bcrypt hash and cannot compare a password with it. Auth does, and hashes the password
 * its own way at the first sign-in: so does this, before the sign-in is handed on.
 */
export async function takeOldPassword(body: unknown, accounts: Accounts): Promise<void> {
  const signIn = signInBody.safeParse(body).data;
  if (signIn === undefined) return;
  const [user] = lookupAnswer.safeParse(await accounts.lookup(signIn.email)).data?.users ?? [];
  const hash = plainHash(user?.passwordHash ?? '');
  if (user === undefined || !bcrypt.test(hash) || !(await compare(signIn.password, hash))) return;
  await accounts.setPassword(user.localId, signIn.password);
}
