import type { Plugin } from 'vite';

/**
 * Chromium (since 136) compiles all functions of a file with this first line while it arrives, beside the main thread, instead
 * of each at its first call. Other browsers see a comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the files of a first view compiled at once (docs/decisions/0145-compiled-beside-the-main-thread.md).
 * @param names of chunks, as the build calls them.
 * @throws where there is no such chunk: a list that is no longer true would go unnoticed.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After the code was made smaller, without comments.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const missing = names.filter((name) => !chunks.some((chunk) => chunk.name === name));
        if (missing.length > 0) this.error(`no file is called ${missing.join(', ')}`);
        for (const chunk of chunks) if (names.includes(chunk.name)) chunk.code = hint + chunk.code;
      },
    },
  };
}
