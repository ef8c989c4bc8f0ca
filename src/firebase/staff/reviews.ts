import { collection, documentId, getDocs, query, where, type QueryConstraint } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { type Review, reviewSchema } from '#domain/documents/review.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Listed, ListPage } from '#domain/staff/list-page.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocuments } from '../parsing.ts';
import { listPage, readListed, type WantedPage } from './list-page.ts';

/** A number of stars, or the visits that did not go as agreed; null for all. */
export type ReviewFilter = 'not-as-agreed' | number | null;

function conditionsOf(filter: ReviewFilter): readonly QueryConstraint[] {
  if (filter === null) return [];
  if (filter === 'not-as-agreed') return [where('tasks_as_prescribed', '==', false)];
  return [where('skills_rating', '==', filter)];
}

export interface NamedReview {
  readonly review: Review;
  /** Empty for a request that is not on the board. */
  readonly seniorName: string;
}

/** At most the size of a page, which is under Firestore's bound of values in one condition. */
async function namesOfRequests(
  requestIds: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, DomainError>> {
  if (requestIds.length === 0) return ok(new Map());
  const board = collection(connectFirestore(), collections.board);
  const found = await attempt(() => getDocs(query(board, where(documentId(), 'in', requestIds))));
  if (!found.ok) return found;
  return ok(
    new Map(
      parseDocuments(boardRowSchema, found.value.docs).map(({ request_id, senior_name }) => [request_id, senior_name]),
    ),
  );
}

/** The reviews that are looked for, the newest first, with whose they are: two reads per review. */
export async function listReviews(
  filter: ReviewFilter,
  page: WantedPage,
): Promise<Result<ListPage<NamedReview>, DomainError>> {
  const order = { field: 'created_at', direction: 'desc' } as const;
  const source = { collection: collections.reviews, schema: reviewSchema, where: conditionsOf(filter), order };
  const found = await listPage(source, page);
  if (!found.ok) return found;
  const names = await namesOfRequests(found.value.rows.map(({ id }) => id));
  if (!names.ok) return names;
  const rows = found.value.rows.map(({ id, value }) => ({
    id,
    value: { review: value, seniorName: names.value.get(id) ?? '' },
  }));
  return ok({ rows, next: found.value.next });
}

export async function readReview(id: string): Promise<Result<Listed<NamedReview>, DomainError>> {
  const found = await readListed(collections.reviews, reviewSchema, id);
  if (!found.ok) return found;
  const names = await namesOfRequests([id]);
  if (!names.ok) return names;
  return ok({ id, value: { review: found.value.value, seniorName: names.value.get(id) ?? '' } });
}
