import { styled } from '../theme/styled.tsx';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { belowPhone } from '../theme/container-queries.ts';

const Bar = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    padding: '2',
    '& > p': { flex: '1 1 12rem', paddingInline: '2' },
    bg: 'soft.bg',
    color: 'soft.text',
    borderWidth: '2px',
    borderColor: 'soft.border',
    borderTopRadius: 'card',
    // It also has its own place at the end of the page, so that whatever it covers can be scrolled clear of it.
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    transition: 'opacity 0.2s, transform 0.2s',
    [belowPhone]: { position: 'static' },
    _print: { display: 'none' },
  },
  variants: {
    shown: {
      false: {
        // Stays visible while keyboard focus is inside.
        '&:not(:focus-within)': { visibility: 'hidden', opacity: 0, transform: 'translateY(50%)' },
        [belowPhone]: { '&:not(:focus-within)': { visibility: 'visible', opacity: 1, transform: 'none' } },
      },
    },
  },
});

function observeScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

export interface StickyBarProps {
  readonly label: string;
  /** In px of scrolling. */
  readonly after: number;
  readonly children: ReactNode;
}

/** Appears at the bottom of the screen after some scrolling, and never covers the focused element. */
export function StickyBar({ label, after, children }: StickyBarProps) {
  const bar = useRef<HTMLElement>(null);
  const shown = useSyncExternalStore(
    observeScroll,
    () => scrollY > after,
    () => false,
  );

  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    // Scroll padding: a focused element scrolls into view above the bar, whatever the bar's height at this text size. Also
    // while the bar is hidden, because the same scrolling may show it.
    const makeRoom = () => {
      const sticks = getComputedStyle(element).position === 'sticky';
      style.scrollPaddingBlockEnd = sticks ? `calc(${element.offsetHeight}px + 2rem)` : '';
    };
    const watch = new ResizeObserver(makeRoom);
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, []);

  return (
    <Bar ref={bar} aria-label={label} shown={shown}>
      {children}
    </Bar>
  );
}
