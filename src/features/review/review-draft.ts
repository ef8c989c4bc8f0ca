import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { type PlannedVisit, type Rating, ratingSchema, validateReviewToken } from '#domain/contracts/reviews.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { type ReviewValues, untouchedReview } from './review-form-schema.ts';
import type { Result } from '#lib/result.ts';
import type { Drafts } from '#offline/drafts.ts';

/**
 * Whoever reviews a visit has no account, so what they fill in belongs to the device, as an unfinished sign-up does; but
 * only somebody with the link can find it again. The link itself is kept nowhere: the draft lies under a hash of it.
 */
const owner = forSelf('@reviewer');

/** Another one than the server's, so that what lies on a tablet points to no document there. */
const hashedBefore = 'madelief review draft:';

export interface KeptReview {
  readonly visit: PlannedVisit;
  readonly values: ReviewValues;
  /** What was sent last, with no answer that says what became of it. */
  readonly attempted: Rating | null;
}

export interface KeptReviewAt extends KeptReview {
  readonly savedAt: number;
}

export interface ReviewDraft {
  /** What was filled in here with this link; null when there is nothing, or nothing that can be read. */
  open(token: string): Promise<KeptReviewAt | null>;
  keep(token: string, kept: KeptReview): Promise<Result<void, DomainError>>;
  forget(token: string): Promise<Result<void, DomainError>>;
}

const text = z.catch(z.string(), '');
const stars = z.catch(z.int().check(z.gte(0), z.lte(5)), 0);
const { request_timing, aantal_km } = untouchedReview(0);

/** An older version of the app may have written it: what is not understood is as it was at first. */
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

async function formName(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashedBefore + token));
  return `review/${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

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
