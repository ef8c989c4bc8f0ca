import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { PlannedVisit } from '#domain/contracts/reviews.ts';
import {
  type Review,
  reviewSchema,
  type ReviewToken,
  reviewTokenDays,
  reviewTokenSchema,
} from '#domain/documents/review.ts';
import { documentId } from '#domain/field-types.ts';
import { plannedVisit } from '#domain/requests/planned-visit.ts';
import { isOpen, evaluateSubmission, type Submission } from '#domain/reviews/review-link.ts';
import type { Clock } from './clock.ts';
import { firestore } from './firestore.ts';
import { hashOfSecret, newLinkSecret } from './link-secret.ts';
import { storedFields } from './stored-fields.ts';

/** The secret tokens of review links (design.md decision 12). */
export interface ReviewTokens {
  /**
   * Issues a bearer token for reviewing the visit of a request. It is sent by mail; only its hash is stored.
   */
  issue(requestId: string): Promise<string>;
  /** The visit that can be reviewed with a token; null without one, for whatever reason. Does not consume the token. */
  visitOf(token: string): Promise<PlannedVisit | null>;
  /** Stores the review and consumes the token in one transaction. @returns whether the review is stored. */
  use(token: string, submission: Submission): Promise<boolean>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Read in place of a missing reference, so that every answer takes the same reads and about the same time. */
const missingId = '-';

const at = (collection: string, id: string) => firestore().collection(collection).doc(id);

/** @returns null for an invalid record. */
function parseToken(snapshot: DocumentSnapshot | undefined): ReviewToken | null {
  return reviewTokenSchema.safeParse(storedFields(snapshot)).data ?? null;
}

export function createReviewTokens(clock: Clock): ReviewTokens {
  return {
    async issue(requestId) {
      const token = newLinkSecret();
      const now = clock.now();
      const fields: ReviewToken = {
        request_id: requestId,
        created_at: now,
        expires_at: new Date(now.getTime() + reviewTokenDays * dayMs),
        used_at: null,
      };
      await at(collections.reviewTokens, hashOfSecret(token)).create(reviewTokenSchema.parse(fields));
      return token;
    },

    async visitOf(token) {
      const stored = parseToken(await at(collections.reviewTokens, hashOfSecret(token)).get());
      const requestId = stored?.request_id ?? missingId;
      const [review, request, planning] = await firestore().getAll(
        at(collections.reviews, requestId),
        at(collections.serviceRequests, requestId),
        at(collections.planning, requestId),
      );
      const categoryId = documentId.safeParse(request?.get('task_category_id')).data ?? missingId;
      const category = await at(collections.taskCategories, categoryId).get();
      if (!isOpen({ token: stored, review: review?.data() ?? null }, clock.now())) return null;
      return plannedVisit(requestId, {
        request: request?.data() ?? null,
        category: category.data() ?? null,
        planning: planning?.data() ?? null,
      });
    },

    use(token, submission) {
      const { planningId, rating } = submission;
      const tokenAt = at(collections.reviewTokens, hashOfSecret(token));
      // One review per visit: a second link for the same visit finds it taken.
      const reviewAt = at(collections.reviews, planningId);
      return firestore().runTransaction(async (transaction) => {
        const [stored, review] = await transaction.getAll(tokenAt, reviewAt);
        const now = clock.now();
        const records = { token: parseToken(stored), review: review?.data() ?? null };
        const judgement = evaluateSubmission(records, submission, now);
        if (judgement === 'store') {
          const written: Review = { ...rating, request_id: planningId, created_at: now };
          transaction.create(reviewAt, reviewSchema.parse(written));
          transaction.update(tokenAt, { used_at: now } satisfies Partial<ReviewToken>);
        }
        return judgement !== 'refuse';
      });
    },
  };
}
