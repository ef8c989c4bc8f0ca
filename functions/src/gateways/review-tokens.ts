import { createHash, randomBytes } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { type ReviewToken, reviewTokenDays, reviewTokenSchema } from '#domain/documents/review.ts';
import type { Clock } from './clock.ts';
import { firestore } from './firestore.ts';

/** The secrets that links in review mails carry (design.md decision 12). */
export interface ReviewTokens {
  /**
   * Makes a secret that lets whoever holds it review the visit of a request. It leaves this house in the mail and is
   * stored nowhere: what is stored cannot be turned back into it.
   */
  issue(requestId: string): Promise<string>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** What a token is stored under. A plain hash will do: nobody can guess 256 random bits. */
export function tokenId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createReviewTokens(clock: Clock): ReviewTokens {
  return {
    async issue(requestId) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const fields: ReviewToken = {
        request_id: requestId,
        created_at: now,
        expires_at: new Date(now.getTime() + reviewTokenDays * dayMs),
        used_at: null,
      };
      await firestore()
        .collection(collections.reviewTokens)
        .doc(tokenId(token))
        .create(reviewTokenSchema.parse(fields));
      return token;
    },
  };
}
