import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';

/**
 * Returns the server's time, in whole seconds, from the Date header of our own host. Firestore does not expose that
 * header across origins.
 */
export async function readServerTime(): Promise<Result<Date, DomainError>> {
  const answer = await attempt(() => fetch('/', { method: 'HEAD', cache: 'no-store' }));
  if (!answer.ok) return answer;
  const time = Date.parse(answer.value.headers.get('date') ?? '');
  return Number.isNaN(time) ? err({ code: 'unknown' }) : ok(new Date(time));
}
