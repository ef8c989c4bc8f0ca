import { useEffect, type RefObject } from 'react';
import { suppressDoubleTap } from './actions/suppress-double-tap.ts';

/**
 * Closes a menu that a button or `summary` has opened: on Escape and after a choice, with focus back on the opener, and
 * when the person taps or tabs elsewhere.
 * @param place the opener and what it opened.
 * @param close must not change between renders.
 */
export function useDismiss<E extends HTMLElement>(place: RefObject<E | null>, close: (place: E) => void): void {
  useEffect(() => {
    const element = place.current;
    const opener = element?.querySelector<HTMLElement>('summary, [aria-expanded]');
    if (!element || !opener) return undefined;
    const listening = new AbortController();

    function dismiss(event: Event): void {
      if (!element || !opener?.matches('[open] > summary, [aria-expanded=true]')) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const isInside = element.contains(target);
      const isChoice = event.type === 'click' && isInside && target.closest('a, button, summary') !== opener;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isChoice || isEscape) opener.focus();
      // The second tap of a double tap would press what the menu covered.
      if (isChoice && event instanceof MouseEvent) suppressDoubleTap(event);
      if (isChoice || isEscape || (!isInside && !(event instanceof KeyboardEvent))) close(element);
    }

    // Before React's own listeners, because the choice may move focus elsewhere.
    for (const type of ['pointerdown', 'focusin', 'keydown', 'click']) {
      document.addEventListener(type, dismiss, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [place, close]);
}
