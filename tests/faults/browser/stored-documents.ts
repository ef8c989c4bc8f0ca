import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { projectId } from '#build/project.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';

export interface StoredDocument {
  readonly id: string;
  readonly notes: string;
  /** Written more than once: the request may have been carried out twice. */
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

/** The requests of one senior in Firestore, with whether each was written more than once. */
export async function storedDocuments({ firestoreHost }: TestFirebase, uid: string): Promise<StoredDocument[]> {
  const response = await fetch(
    `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      // The emulators' token that bypasses the rules.
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
