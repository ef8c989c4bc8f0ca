import { useSyncExternalStore } from 'react';

/** Another text size makes the page higher or lower. */
function observe(listener: () => void): () => void {
  const sizes = new ResizeObserver(listener);
  sizes.observe(document.documentElement);
  window.addEventListener('resize', listener);
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', listener);
  };
}

/** In rem, as the container queries of the layout: large text leaves as little room as a narrow screen. */
const roomyRem = 60;

const isRoomy = (): boolean =>
  window.innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= roomyRem;

/** Whether there is room for more than one column: for what a narrow screen shows in another form altogether. */
export const useRoomy = (): boolean => useSyncExternalStore(observe, isRoomy, () => true);
