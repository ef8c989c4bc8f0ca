import { doc, getDoc } from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { appCollections } from '#domain/collections.ts';
import { shownCodeSchema, type ShownPhoto, shownPhotoSchema } from '#domain/documents/visit-parts/door-visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument } from '../parsing.ts';

/** Returns what a screen needs of the visit of a request; null for one of before visits had it. */
export function readVisitPart<Part>(
  schema: z.ZodMiniType<Part>,
  visitId: string,
): Promise<Result<Part | null, DomainError>> {
  return readPart(schema, appCollections.planning, visitId);
}

/** Returns the photo of the student of a visit; null without one. Only while she is to come or is there. */
export const readDoorPhoto = (visitId: string): Promise<Result<ShownPhoto | null, DomainError>> =>
  readPart(shownPhotoSchema, appCollections.doorPhotos, visitId);

/** Returns the code that the senior tells at the door; null without one. Hers alone, and only while the student is to come. */
export async function readDoorCode(visitId: string): Promise<Result<string | null, DomainError>> {
  const found = await readPart(shownCodeSchema, appCollections.doorCodes, visitId);
  return found.ok ? ok(found.value?.code ?? null) : found;
}

async function readPart<Part>(
  schema: z.ZodMiniType<Part>,
  collection: string,
  id: string,
): Promise<Result<Part | null, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connectFirestore(), collection, id)));
  return snapshot.ok ? ok(parseDocument(schema, snapshot.value.data())) : snapshot;
}
