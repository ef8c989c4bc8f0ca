export interface LoginBanner {
  readonly kind: 'success' | 'danger';
  /** Key of src/i18n, namespace `session`. */
  readonly message: 'verified' | 'password-reset' | 'link-verification-failed' | 'link-expired' | 'link-failed';
}

const knownErrors: ReadonlyMap<string, LoginBanner['message']> = new Map([
  ['verification_failed', 'link-verification-failed'],
  ['otp_expired', 'link-expired'],
  ['expired', 'link-expired'],
]);

/**
 * The banner for a link that led to /login; null without one. Only known codes are read from the address: anybody can
 * write a link, so its text is never shown.
 */
export function readLoginBanner(search: URLSearchParams): LoginBanner | null {
  const error = search.get('error');
  if (error !== null) return { kind: 'danger', message: knownErrors.get(error) ?? 'link-failed' };
  if (search.get('verified') === 'true') return { kind: 'success', message: 'verified' };
  const reset = search.get('reset');
  if (reset === 'true' || reset === 'success') return { kind: 'success', message: 'password-reset' };
  return null;
}
