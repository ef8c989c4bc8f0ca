import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { projectId } from '#build/project.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';

export interface StoredDocument {
  readonly id: string;
  readonly notes: string;
  /** Written more than once: whoever asked for this may have been asked twice. */
  readonly rewritten: boolean;
}

const answerSchema = z.array(
  z.object({
    document: z
      .object({
        name: z.string(),
        createTime: z.string(),
        updateTime: z.string(),
        fields: z.object({ notes: z.object({ stringValue: z.string() }) }),
      })
      .optional(),
  }),
);

/** The requests of one senior as Firestore has them, with what only Firestore knows: whether they were written twice. */
export async function storedDocuments({ firestoreHost }: TestFirebase, uid: string): Promise<StoredDocument[]> {
  const response = await fetch(
    `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      // The emulators' way to pass the rules.
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: collections.serviceRequests }],
          where: { fieldFilter: { field: { fieldPath: 'senior_id' }, op: 'EQUAL', value: { stringValue: uid } } },
        },
      }),
    },
  );
  if (!response.ok) throw new Error(`Firestore answers ${response.status}: ${await response.text()}`);
  return answerSchema.parse(await response.json()).flatMap(({ document }) =>
    document
      ? [
          {
            id: document.name.slice(document.name.lastIndexOf('/') + 1),
            notes: document.fields.notes.stringValue,
            rewritten: document.createTime !== document.updateTime,
          },
        ]
      : [],
  );
}
