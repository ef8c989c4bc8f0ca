import type { Plugin } from 'vite';

const names = /^\w+\.displayName = "[^"]+";$/gm;
const wrapped = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo)\()/gm;

/**
 * Lets the bundler leave out the links and forms of react-router, which nothing of ours draws: to it, a component that is
 * given a name or is wrapped by React has an effect, and so it keeps them with all that they need, 4 kB of every app.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/ },
      handler(code) {
        return { code: code.replaceAll(names, '').replaceAll(wrapped, '$1/* @__PURE__ */ '), map: null };
      },
    },
  };
}
