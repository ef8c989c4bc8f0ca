/**
 * The client's network address. Each proxy appends to X-Forwarded-For and Google's front end is the last, so only the
 * rightmost address cannot be forged by the caller. Many people may share it, so limits per address must be generous.
 */
export function networkAddress(forwardedFor: string | undefined): string {
  const rightmost = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  return rightmost === '' ? 'unknown' : rightmost;
}
