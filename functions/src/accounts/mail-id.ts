import { createHash } from 'node:crypto';

/** The id of a mail that is ordered once for these parts, however often it is asked for. It tells nobody's address. */
export function mailId(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
