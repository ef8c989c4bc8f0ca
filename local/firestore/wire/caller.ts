import { StatusError } from '../errors.ts';
import type { Caller } from '../operations/types.ts';

const VISITOR: Caller = { kind: 'user', auth: null };

/**
 * Who calls, from the Authorization header. `Bearer owner` is an administrator, as the Admin SDK says it. Any other
 * token is an ID token whose claims are believed: no signature and no expiry is looked at, because Google's emulators
 * sign nothing and the tokens of its rules testing library expired in 1970.
 */
export function readCaller(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization === '') return VISITOR;
  const token = /^Bearer +(\S+)$/iu.exec(authorization)?.[1];
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
      // Falls through to the refusal: what a token holds is not repeated.
    }
  }
  throw new StatusError('INVALID_ARGUMENT', 'invalid jwt');
}
