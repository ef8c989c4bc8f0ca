const listeners = new Set<() => void>();

/** Calls the listener when the rules deny a call: the account may have been blocked or have another role since. */
export function onAccessDenied(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportAccessDenied(): void {
  for (const listener of listeners) listener();
}
