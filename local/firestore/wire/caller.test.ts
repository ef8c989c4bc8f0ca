import { expect, test } from 'vitest';
import { StatusError } from '../errors.ts';
import { readCaller } from './caller.ts';

const encode = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
const token = (claims: object): string => `${encode({ alg: 'none' })}.${encode(claims)}.`;

function kindOf(authorization: string | undefined): string {
  try {
    const caller = readCaller(authorization);
    return caller.kind === 'admin' ? 'admin' : (caller.auth?.uid ?? 'nobody');
  } catch (error) {
    if (error instanceof StatusError) return error.code;
    throw error;
  }
}

test.each([
  ['Bearer owner', 'admin'],
  ['bearer owner', 'admin'],
  ['Bearer  owner', 'INVALID_ARGUMENT'],
  ['Bearer owner x', 'INVALID_ARGUMENT'],
  ['Bearer\towner', 'UNAUTHENTICATED'],
  ['Bearer Owner', 'INVALID_ARGUMENT'],
  ['Bearer ', 'UNAUTHENTICATED'],
  ['owner', 'UNAUTHENTICATED'],
  ['Basic owner', 'UNAUTHENTICATED'],
  ['', 'nobody'],
  [undefined, 'nobody'],
  [`Bearer ${token({ sub: 'maria' })}`, 'maria'],
  [`Bearer ${token({ user_id: 'maria' })}`, 'maria'],
  [`Bearer ${token({ sub: '' })}`, 'INVALID_ARGUMENT'],
  [`Bearer ${token({ sub: 7 })}`, 'INVALID_ARGUMENT'],
  [`Bearer ${token(['maria'])}`, 'INVALID_ARGUMENT'],
])('%j is %s', (authorization, kind) => {
  expect(kindOf(authorization)).toBe(kind);
});
