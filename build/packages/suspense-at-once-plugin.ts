import type { Plugin } from 'vite';
import { replaceIn } from './replace-in.ts';

/** As React's own build for production has it. */
const wait = 'globalMostRecentFallbackTime + 300 - now()';

/**
 * Lets React show what a Suspense boundary waited for as soon as it is there. By itself it keeps every fallback for 300 ms,
 * which a page with two boundaries, one in the other, pays twice (docs/decisions/0140-suspense-at-once.md).
 * @throws while building, where React has changed.
 */
export function suspenseAtOnce(): Plugin {
  return {
    name: 'suspense-at-once',
    transform: {
      filter: { id: /[\\/]react-dom-client\.production\.js$/ },
      handler: (code) => replaceIn(code, 'build/packages/suspense-at-once-plugin.ts', [{ find: wait, by: '0' }]),
    },
  };
}
