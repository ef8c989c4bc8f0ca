import { whenIdle } from '../when-idle.ts';

/** Resolves when the page has been drawn and has nothing better to do; at once where there is no window to draw it. */
export function whenPageIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => void whenIdle(resolve);
    if (document.readyState === 'complete') look();
    else window.addEventListener('load', look, { once: true });
  });
}
