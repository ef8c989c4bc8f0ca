import { doc, getDoc } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import { type SeniorProfile, seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocument } from './parsing.ts';

/** @returns null when the senior has no profile; `unknown` for an invalid one. */
export async function readSeniorProfile({ seniorId }: ActingFor): Promise<Result<SeniorProfile | null, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connectFirestore(), appCollections.seniorProfiles, seniorId)));
  if (!snapshot.ok) return snapshot;
  if (!snapshot.value.exists()) return ok(null);
  const profile = parseDocument(seniorProfileSchema, snapshot.value.data());
  return profile ? ok(profile) : err({ code: 'unknown' });
}
