import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const stackSchema = z.strictObject({ authPort: z.int(), firestorePort: z.int(), hubPort: z.int() });

/** Where commands find the stack that runs on a data directory. */
export type RunningStack = z.infer<typeof stackSchema>;

const fileIn = (dataDir: string) => path.join(dataDir, 'stack.json');

export async function writeRunningStack(dataDir: string, stack: RunningStack): Promise<void> {
  await writeFile(fileIn(dataDir), JSON.stringify(stack));
}

/** @returns null where no stack has run. */
export async function readRunningStack(dataDir: string): Promise<RunningStack | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  return text === null ? null : stackSchema.parse(JSON.parse(text));
}
