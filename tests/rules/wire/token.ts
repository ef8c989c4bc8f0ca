import type { Actor } from '../people/actors.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The Authorization header of an actor: an unsigned token as the Auth emulator issues it, or none for a visitor. */
export function authorizationOf({ uid, claims }: Actor): Record<string, string> {
  if (uid === null) return {};
  return { authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.` };
}

/** The header that bypasses the rules. */
export const administrator = { authorization: 'Bearer owner' };
