import type { DomainError } from '#domain/error-codes.ts';

/**
 * Maps an exception of a call without an SDK. A failed fetch is a TypeError; an answer that is not JSON (a captive portal, a
 * proxy's error page) surfaces as a SyntaxError and counts as `network` too. Before the call, App Check may throw.
 */
export function toCallError(thrown: unknown): DomainError {
  if (thrown instanceof TypeError || thrown instanceof SyntaxError) return { code: 'network' };
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (code === 'appCheck/fetch-network-error') return { code: 'network' };
  return { code: code.startsWith('appCheck/') ? 'app-not-verified' : 'unknown' };
}

/** Parses Retry-After in seconds. A missing header or a date gives no wait. */
export function retryAfterOf(answer: Response): Pick<DomainError, 'retryAfterSeconds'> {
  const seconds = Number(answer.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: seconds } : {};
}
