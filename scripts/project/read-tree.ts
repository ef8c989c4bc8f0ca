import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import type { Tree } from './tree.ts';

const indexField = z.object({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});

const indexesSchema = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(indexField) })),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(
        z.object({ queryScope: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() }),
      ),
    }),
  ),
});

const firebaseSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
  functions: z.tuple([z.object({ runtime: z.string() })]),
});

const endpointSchema = z.object({ secretEnvironmentVariables: z.array(z.object({ key: z.string() })).optional() });

/** Each exported function says of itself which secrets it wants. */
async function functionsOf(): Promise<Tree['functions']> {
  const exported: Readonly<Record<string, unknown>> = await import('#functions/index.ts');
  return Object.entries(exported).flatMap(([name, each]) => {
    const endpoint: unknown = typeof each === 'function' && '__endpoint' in each ? each.__endpoint : undefined;
    if (endpoint === undefined) return [];
    const { secretEnvironmentVariables = [] } = endpointSchema.parse(endpoint);
    return [{ name, secrets: secretEnvironmentVariables.map(({ key }) => key) }];
  });
}

const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(inProject(name), 'utf8'));

/** The collections of which documents expire, each with the field that says when. */
export async function expiringFields(): Promise<readonly (readonly [string, string])[]> {
  const { fieldOverrides } = indexesSchema.parse(await readJson('firestore.indexes.json'));
  return fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl }) =>
    ttl === true ? [[collectionGroup, fieldPath] as const] : [],
  );
}

/** What this tree deploys. firebase.json holds the headers of the last build. */
export async function readTree(): Promise<Tree> {
  const { indexes, fieldOverrides } = indexesSchema.parse(await readJson('firestore.indexes.json'));
  const { hosting, functions } = firebaseSchema.parse(await readJson('firebase.json'));
  return {
    rules: await readFile(inProject('firestore.rules'), 'utf8'),
    indexes,
    fieldIndexes: fieldOverrides.filter((each) => each.indexes.length > 0),
    functions: await functionsOf(),
    runtime: functions[0].runtime,
    headers: hosting.headers.map(({ source, headers }) => ({
      source,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    })),
  };
}
