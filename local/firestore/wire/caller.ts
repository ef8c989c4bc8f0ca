import { StatusError } from '../errors.ts';
import type { Caller } from '../operations/types.ts';

const UNAUTHENTICATED: Caller = { kind: 'user', auth: null };

/**
 * The caller of a request, from its Authorization header. `Bearer owner` is an administrator, as the Admin SDK sends
 * it. Any other token is an ID token, accepted without checking signature or expiry: Google's emulators do not sign
 * tokens, and those of the rules testing library expired in 1970.
 */
export function readCaller(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization === '') return UNAUTHENTICATED;
  // One space: what follows is the token, so that a second space makes it another one than `owner`.
  const token = /^Bearer (.+)$/iu.exec(authorization)?.[1];
  if (token === undefined) {
    throw new StatusError(
      'UNAUTHENTICATED',
      'Request had invalid authentication credentials. Expected a Bearer token.',
    );
  }
  if (token === 'owner') return { kind: 'admin' };
  const claims = readClaims(token);
  const uid = claims['sub'] ?? claims['user_id'];
  if (typeof uid !== 'string' || uid === '') throw new StatusError('INVALID_ARGUMENT', 'invalid jwt');
  return { kind: 'user', auth: { uid, token: claims } };
}

function readClaims(token: string): Record<string, unknown> {
  const [, payload, signature] = token.split('.');
  if (payload !== undefined && signature !== undefined) {
    try {
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
      if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return { ...claims };
    } catch {
      // Falls through to the error, which does not repeat the token's contents.
    }
  }
  throw new StatusError('INVALID_ARGUMENT', 'invalid jwt');
}
