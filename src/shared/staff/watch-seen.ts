/** A page that nobody sees for this long asks nothing, and is not told anything either. */
const unseenMs = 60_000;

interface Seen {
  /** Nobody has seen the page for a minute. */
  onUnseen(): void;
  /** It is seen again. */
  onSeen?(): void;
}

export const isSeen = (): boolean => document.visibilityState !== 'hidden';

/** @returns the function that ends it. */
export function watchSeen({ onUnseen, onSeen }: Seen): () => void {
  let unseen: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = (): void => {
    clearTimeout(unseen);
    if (isSeen()) onSeen?.();
    else unseen = setTimeout(onUnseen, unseenMs);
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(unseen);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
