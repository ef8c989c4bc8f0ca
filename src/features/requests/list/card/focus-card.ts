import { type RefCallback, useCallback, useEffect, useRef } from 'react';

export function cardHeadingId(requestId: string): string {
  return `request-card-${requestId}`;
}

/** The element that names the kind of card: the accessible name of the article ends with it. */
export function cardKindId(requestId: string): string {
  return `request-kind-${requestId}`;
}

/**
 * Moves the focus to a card's heading: when more cards appear, and when the button that was pressed disappears, which
 * would take the focus with it.
 * @returns false when there is no such card.
 */
export function focusCard(requestId: string): boolean {
  const heading = document.getElementById(cardHeadingId(requestId));
  heading?.focus();
  return heading !== null;
}

/**
 * Keeps the focus at the card when its cancel button disappears because the request was changed elsewhere.
 * @returns the ref of the cancel button.
 */
export function useFocusAfterCancelButton(requestId: string, cancellable: boolean): RefCallback<HTMLButtonElement> {
  const lostFocus = useRef(false);
  const watchFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      lostFocus.current = button !== null && document.activeElement === button;
    },
    [],
  );
  useEffect(() => {
    if (!cancellable && lostFocus.current) focusCard(requestId);
    lostFocus.current = false;
  }, [cancellable, requestId]);
  return watchFocus;
}
