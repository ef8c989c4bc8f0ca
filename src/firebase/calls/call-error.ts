import type { DomainError } from '#domain/error-codes.ts';

/**
 * Maps what a call throws that no SDK makes: a fetch without an answer, or an answer that is not JSON (a captive portal, a
 * proxy's error page), which surfaces as a SyntaxError and counts as `network` too. The app is attested before the call.
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
