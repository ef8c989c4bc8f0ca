import { doc, getDoc } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type SavedViews, savedViewsSchema } from '#domain/documents/saved-views.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument } from '../parsing.ts';

/** The lists of one staff member, which only that person may read; none before the first was saved. */
export async function readSavedViews(
  uid: string,
): Promise<Result<Pick<SavedViews, 'views' | 'revision'>, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connectFirestore(), collections.savedViews, uid)));
  if (!snapshot.ok) return snapshot;
  const { views, revision } = parseDocument(savedViewsSchema, snapshot.value.data()) ?? { views: [], revision: 0 };
  return ok({ views, revision });
}
