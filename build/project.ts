import path from 'node:path';

/** The `demo-` prefix is what keeps every part of Firebase from reaching for the real thing. */
export const projectId = 'demo-madelief';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** The Node that comes with the project, whichever one started this process. */
export const nodeBinary = process.execPath;

export function inProject(...segments: readonly string[]): string {
  return path.join(projectRoot, ...segments);
}
