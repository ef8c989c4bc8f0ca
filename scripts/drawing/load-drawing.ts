import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { inProject } from '#build/project.ts';

/** Loads a drawing written in JSX, which Node cannot run directly. */
export async function loadDrawing<Exports>(name: string): Promise<Exports> {
  // Inside the project, so that its packages resolve.
  const folder = await mkdtemp(inProject('.cache', 'drawing-'));
  try {
    const outfile = path.join(folder, 'drawing.mjs');
    await build({
      entryPoints: [inProject('scripts', 'drawing', name)],
      bundle: true,
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      packages: 'external',
      outfile,
      logLevel: 'error',
    });
    return (await import(outfile)) as Exports;
  } finally {
    await rm(folder, { recursive: true });
  }
}
