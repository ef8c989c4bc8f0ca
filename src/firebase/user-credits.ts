import { doc, getDoc } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import { userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { balanceCents } from '#domain/credits/cents.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocument } from './parsing.ts';

/** Returns cents; 0 without a document. @returns `unknown` for an invalid document. */
export async function readBalance({ seniorId }: ActingFor): Promise<Result<number, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connectFirestore(), appCollections.userCredits, seniorId)));
  if (!snapshot.ok) return snapshot;
  if (!snapshot.value.exists()) return ok(0);
  const credits = parseDocument(userCreditsSchema, snapshot.value.data());
  return credits === null ? err({ code: 'unknown' }) : ok(balanceCents(credits));
}
