import { createHash } from 'node:crypto';

/** A deterministic mail id, which makes ordering idempotent. Hashed, so that it reveals no address. */
export function mailId(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
