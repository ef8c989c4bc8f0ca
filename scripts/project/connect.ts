import { readFile } from 'node:fs/promises';
import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import { createGoogleApi, type GoogleApi } from './google-api.ts';

const indexesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
  ),
});

/** The collections of which documents expire, each with the field that says when. */
export async function expiringFields(): Promise<readonly (readonly [string, string])[]> {
  const { fieldOverrides } = indexesSchema.parse(
    JSON.parse(await readFile(inProject('firestore.indexes.json'), 'utf8')),
  );
  return fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl }) =>
    ttl === true ? [[collectionGroup, fieldPath] as const] : [],
  );
}

/** Google itself, with this machine's credentials (`gcloud auth application-default login`). */
export function connectGoogle(project: string): GoogleApi {
  const credential = applicationDefault();
  return createGoogleApi({
    project,
    accessToken: async () => (await credential.getAccessToken()).access_token,
  });
}
