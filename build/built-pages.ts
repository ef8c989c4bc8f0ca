import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of every page of a build. The order is that of their names, so that what is made of it does not change. */
export const builtPages = (folder: string): readonly string[] =>
  globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
