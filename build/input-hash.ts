import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './project.ts';

async function filesUnder(entry: string): Promise<string[]> {
  const absolute = path.join(projectRoot, entry);
  const kind = await stat(absolute).catch(() => null);
  if (kind === null) return [];
  if (kind.isFile()) return [entry];
  const found = await readdir(absolute, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile() && !/\.test\.tsx?$/.test(item.name))
    .map((item) => path.relative(projectRoot, path.join(item.parentPath, item.name)));
}

/** A hash of these files and folders and of the build settings; missing ones are included as missing. */
export async function hashInputs(entries: readonly string[], settings: unknown): Promise<string> {
  const files = (await Promise.all(entries.map(filesUnder))).flat().toSorted();
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(projectRoot, file)));
  }
  return hash.digest('hex');
}
