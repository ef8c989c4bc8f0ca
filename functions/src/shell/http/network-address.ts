/**
 * Where a call comes from. Every server on the way adds to the right of X-Forwarded-For what it saw, and Google's front
 * end is the last: only the rightmost address was not made up by the caller. It can be that of a proxy whom many people
 * share, so what is counted for it must bear a crowd.
 */
export function networkAddress(forwardedFor: string | undefined): string {
  const rightmost = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  return rightmost === '' ? 'unknown' : rightmost;
}
