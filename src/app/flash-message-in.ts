/** A message for the next document about what was just done, from the history state of a navigation; null for none. */
export function flashMessageIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('signedOut' in state && state.signedOut === true) return 'signed-out';
  return 'passwordUpdated' in state && state.passwordUpdated === true ? 'password-updated' : null;
}
