import { doc, getDoc } from 'firebase/firestore/lite';
import { appCollections } from '#domain/collections.ts';
import { type EndedVisit, endedVisitSchema } from '#domain/documents/ended-visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { parseDocument } from '../parsing.ts';

/** Returns the visit of a request that is over; null for one of before visits had states. */
export async function readEndedVisit(visitId: string): Promise<Result<EndedVisit | null, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connect().firestore, appCollections.planning, visitId)));
  return snapshot.ok ? ok(parseDocument(endedVisitSchema, snapshot.value.data())) : snapshot;
}
