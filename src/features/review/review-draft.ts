import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { type PlannedVisit, type Rating, ratingSchema, validateReviewToken } from '#domain/contracts/reviews.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { type ReviewValues, initialReview } from './review-form-schema.ts';
import type { Result } from '#domain/result.ts';
import type { Drafts } from '#offline/drafts.ts';
import { linkDraftName } from '#shared/forms/link-draft.ts';

/**
 * Reviewers have no account, so the draft belongs to the device; it is stored under a hash of the link's token, and only
 * someone with the link can open it. The token itself is not stored.
 */
const owner = forSelf('@reviewer');

export interface StoredReview {
  readonly visit: PlannedVisit;
  readonly values: ReviewValues;
  /** The rating that was sent last, without a definite answer. */
  readonly attempted: Rating | null;
}

export interface StoredReviewAt extends StoredReview {
  readonly savedAt: number;
}

export interface ReviewDraft {
  /** The draft of this link; null when there is none or it cannot be parsed. */
  open(token: string): Promise<StoredReviewAt | null>;
  keep(token: string, kept: StoredReview): Promise<Result<void, DomainError>>;
  forget(token: string): Promise<Result<void, DomainError>>;
}

const text = z.catch(z.string(), '');
const stars = z.catch(z.int().check(z.gte(0), z.lte(5)), 0);
const { request_timing, aantal_km } = initialReview(0);

/** May have been written by an older version of the app: fields that do not parse get their defaults. */
const keptSchema = z.object({
  visit: validateReviewToken.output.shape.planning,
  values: z.object({
    request_timing: z.catch(z.string(), request_timing),
    actual_tasks_performed: text,
    tasks_as_prescribed: z.catch(z.boolean(), true),
    aantal_km: z.catch(z.string(), aantal_km),
    skills_rating: stars,
    skills_notes: text,
    rating_other: stars,
    notes_other: text,
    additional_info: text,
  }),
  attempted: z.catch(z.nullable(ratingSchema), null),
});

const formName = (token: string): Promise<string> => linkDraftName('review', token);

export function createReviewDraft(drafts: Drafts): ReviewDraft {
  return {
    async open(token) {
      const draft = await drafts.load<unknown>(owner, await formName(token));
      const kept = keptSchema.safeParse(draft?.values).data;
      if (draft === null || !kept?.visit) return null;
      return { ...kept, visit: kept.visit, savedAt: draft.savedAt };
    },
    async keep(token, kept) {
      const saved = await drafts.save(owner, await formName(token), kept);
      return saved.ok ? { ok: true, value: undefined } : saved;
    },
    async forget(token) {
      return drafts.clear(owner, await formName(token));
    },
  };
}
