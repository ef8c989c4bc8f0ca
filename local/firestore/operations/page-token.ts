import { StatusError } from '../errors.ts';
import { decodeValue, encodeValue } from '../store/value-codec.ts';
import type { EncodedValue } from '../store/value-codec.ts';
import type { Value } from '../values/value.ts';

/** Encodes the cursor after which the next page starts. Opaque to clients. */
export function encodePageToken(values: readonly Value[]): string {
  return Buffer.from(JSON.stringify(values.map(encodeValue)), 'utf8').toString('base64url');
}

/** `null` for the first page. */
export function decodePageToken(token: string | undefined): readonly Value[] | null {
  if (token === undefined || token === '') return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed)) throw new Error('A page token is a list.');
    return parsed.map((value) => decodeValue(value as EncodedValue));
  } catch {
    throw new StatusError('INVALID_ARGUMENT', 'Invalid page token.');
  }
}
