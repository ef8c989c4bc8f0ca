import type { Plugin } from 'vite';

/** Dropped where its `import()` stands behind a constant that is false, as in a build without App Check. */
const optional = /app-check-session/;

/**
 * Turns each `import()` of a module into an import at its top, for the service worker: a worker is one classic script, which
 * can load no module, and a bundle with inlined `import()` keeps whole modules behind functions and asks for `import.meta`.
 */
export function staticImports(): Plugin {
  return {
    name: 'static-imports',
    transform(code, id) {
      const names = new Map<string, string>();
      const changed = code.replaceAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g, (_, _quote, module: string) => {
        const name = names.get(module) ?? `__static_import_${String(names.size)}`;
        names.set(module, name);
        return `Promise.resolve(${name})`;
      });
      if (names.size === 0) return optional.test(id) ? { moduleSideEffects: false } : null;
      const imports = [...names].map(([module, name]) => `import * as ${name} from ${JSON.stringify(module)};`);
      return { code: `${imports.join('')}${changed}`, map: null };
    },
  };
}
