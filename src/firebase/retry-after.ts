import type { DomainError } from '#domain/error-codes.ts';

/** The wait that the server asks for. A header that is missing, or holds a date, asks for none. */
export function retryAfterOf(answer: Response): Pick<DomainError, 'retryAfterSeconds'> {
  const seconds = Number(answer.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: seconds } : {};
}
