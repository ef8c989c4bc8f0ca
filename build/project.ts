import path from 'node:path';

/** The `demo-` prefix prevents all parts of Firebase from accessing real resources. */
export const projectId = 'demo-madelief';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** The project's own Node, whichever one started this process. */
export const nodeBinary = process.execPath;

export function inProject(...segments: readonly string[]): string {
  return path.join(projectRoot, ...segments);
}
