import { doc, getDoc } from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { appCollections } from '#domain/collections.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { parseDocument } from '../parsing.ts';

/** Returns what a screen needs of the visit of a request; null for one of before visits had it. */
export async function readVisitPart<Part>(
  schema: z.ZodMiniType<Part>,
  visitId: string,
): Promise<Result<Part | null, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connect().firestore, appCollections.planning, visitId)));
  return snapshot.ok ? ok(parseDocument(schema, snapshot.value.data())) : snapshot;
}
