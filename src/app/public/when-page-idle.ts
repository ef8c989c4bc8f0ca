import { whenIdle } from '../when-idle.ts';

/** Resolves when the page is painted and idle; immediately without a window. */
export function whenPageIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => void whenIdle(resolve);
    if (document.readyState === 'complete') look();
    else window.addEventListener('load', look, { once: true });
  });
}
