import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import type { TestFirebase } from '../local-firebase.ts';

const configSchema = z.object({
  hosting: z.object({
    rewrites: z.array(z.object({ source: z.string(), function: z.object({ functionId: z.string() }).optional() })),
  }),
});

/**
 * Has the functions that pages call loaded. On a busy machine the first call waits for their process longer than a page
 * waits for an answer, and a journey is about the answer.
 */
export async function wakeFunctions({ appOrigin }: TestFirebase): Promise<void> {
  const { hosting } = configSchema.parse(JSON.parse(await readFile(inProject('firebase.json'), 'utf8')));
  const paths = new Map<string, string>();
  for (const { source, function: target } of hosting.rewrites) {
    if (target !== undefined) paths.set(target.functionId, source.replace(/\*+$/, 'any'));
  }
  // What it answers to such a call is the functions' own test.
  await Promise.all([...paths.values()].map((path) => fetch(appOrigin + path).then((answer) => answer.arrayBuffer())));
}
