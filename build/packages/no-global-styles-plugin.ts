import type { Plugin } from 'vite';

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
      handler(code) {
        if (!code.includes(made) || !code.includes(reset)) {
          throw new Error('Chakra no longer makes global styles here: build/packages/no-global-styles-plugin.ts');
        }
        return { code: code.replace(made, 'const _global = [];').replace(reset, '{}'), map: null };
      },
    },
  };
}
