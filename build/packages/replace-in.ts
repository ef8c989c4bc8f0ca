interface Replacement {
  readonly find: string | RegExp;
  readonly by: string;
}

/**
 * Replaces parts of a package's code, each once.
 * @param plugin the file that says what is replaced and why.
 * @throws where the package has changed: it is not built in unnoticed.
 */
export function replaceIn(code: string, plugin: string, replacements: readonly Replacement[]) {
  let changed = code;
  for (const { find, by } of replacements) {
    const before = changed;
    // A function: a `$` in a text is a `$`.
    changed = before.replace(find, () => by);
    if (changed === before) throw new Error(`a package has changed, and with it what ${plugin} replaces`);
  }
  return { code: changed, map: null };
}
