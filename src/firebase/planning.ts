import { doc, getDoc } from 'firebase/firestore/lite';
import { appCollections } from '#domain/collections.ts';
import { type Planning, planningSchema } from '#domain/documents/planning.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocument } from './parsing.ts';

/** Returns the planning of a request; null when there is none. Call only for requests that have a student. */
export async function readPlanning(requestId: string): Promise<Result<Planning | null, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connectFirestore(), appCollections.planning, requestId)));
  if (!snapshot.ok) return snapshot;
  return ok(parseDocument(planningSchema, snapshot.value.data()));
}
