import type { Plugin } from 'vite';
import { replaceIn } from './replace-in.ts';

/** As Chakra's `createSystem` has them. */
const made = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';
const reset = 'createPreflight({ preflight })';

/**
 * Leaves out what Chakra works out for global styles when a page starts: they are in its document
 * (docs/decisions/0143-global-styles-in-the-document.md).
 * @throws while building, where Chakra has changed.
 */
export function noGlobalStyles(): Plugin {
  return {
    name: 'no-global-styles',
    transform: {
      filter: { id: /[\\/]styled-system[\\/]system\.js$/ },
      handler: (code) =>
        replaceIn(code, 'build/packages/no-global-styles-plugin.ts', [
          { find: made, by: 'const _global = [];' },
          { find: reset, by: '{}' },
        ]),
    },
  };
}
