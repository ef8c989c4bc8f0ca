import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What was closed, as it has to be opened again. */
const closedSchema = z.object({
  ruleset: z.string(),
  version: z.string().nullable(),
  jobs: z.array(z.string()),
});

const progressSchema = z.object({
  project: z.string(),
  /** At which everything was right. */
  moment: z.iso.datetime(),
  /** Null where nothing was to be closed. */
  closed: closedSchema.nullable().optional(),
  /** At which the app was closed: what was decided until then about people is kept. */
  foundAt: z.iso.datetime().optional(),
  /** Names of Google's operations, by step. */
  operations: z.record(z.string(), z.string()).default({}),
  done: z.array(z.string()).default([]),
});

export type Closed = z.infer<typeof closedSchema>;
export type Progress = z.infer<typeof progressSchema>;

/** How far a restore is, so that it goes on where it stopped. Holds no data of people. */
export interface ProgressStore {
  read(): Promise<Progress | null>;
  write(progress: Progress): Promise<void>;
}

export const progressIn = (folder: string, project: string, moment: Date): ProgressStore => {
  const file = path.join(folder, `${project}_${moment.toISOString().replaceAll(':', '.')}.json`);
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => null);
      return text === null ? null : progressSchema.parse(JSON.parse(text));
    },
    async write(progress) {
      await mkdir(folder, { recursive: true });
      // Never half a file: it says whether the database was emptied.
      await writeFile(`${file}.new`, `${JSON.stringify(progress, null, 2)}\n`);
      await rename(`${file}.new`, file);
    },
  };
};
