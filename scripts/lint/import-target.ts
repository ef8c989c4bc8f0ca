import { readFileSync } from 'node:fs';
import path from 'node:path';

const { imports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** The target of an import: a file of the project by its path from the root, or a package by its name. */
export type ImportTarget = { readonly file: string } | { readonly package: string };

/** `#domain/brand.ts` by the `imports` of package.json; null when no entry has that prefix. */
function packageImport(specifier: string): string | null {
  for (const [pattern, target] of Object.entries(imports)) {
    const prefix = pattern.slice(0, -1);
    if (pattern.endsWith('/*') && specifier.startsWith(prefix)) {
      return path.posix.normalize(target.replace('*', specifier.slice(prefix.length)));
    }
  }
  return null;
}

/**
 * @param importer path of the importing file from the root, with forward slashes
 * @returns `node:` for every built-in module of Node, so that one entry allows them all
 */
export function importTarget(specifier: string, importer: string): ImportTarget {
  if (specifier.startsWith('.')) return { file: path.posix.join(path.posix.dirname(importer), specifier) };
  const mapped = specifier.startsWith('#') ? packageImport(specifier) : null;
  if (mapped !== null) return { file: mapped };
  if (specifier.startsWith('node:')) return { package: 'node:' };
  return { package: specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/') };
}

/** The `#…` name of a file of the project, or null for a file without one, such as those of scripts/. */
export function packageImportOf(file: string): string | null {
  for (const [pattern, target] of Object.entries(imports)) {
    const folder = path.posix.normalize(target.slice(0, -1));
    if (file.startsWith(folder)) return `${pattern.slice(0, -1)}${file.slice(folder.length)}`;
  }
  return null;
}
