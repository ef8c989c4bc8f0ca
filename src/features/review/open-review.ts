import { type PlannedVisit, type Rating, reviewTokenText } from '#domain/contracts/reviews.ts';
import { type DomainError, type ErrorCode, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import type { StoredReviewAt, ReviewDraft } from './review-draft.ts';

type Answered<Value> = Promise<Result<Value, DomainError>>;

export interface ReviewPorts {
  readonly validate: (token: string) => Answered<{ readonly valid: boolean; readonly planning: PlannedVisit | null }>;
  readonly submit: (token: string, visit: PlannedVisit, rating: Rating) => Answered<unknown>;
  readonly draft: ReviewDraft;
}

export type OpenedReview =
  | { readonly kind: 'form'; readonly visit: PlannedVisit; readonly kept: StoredReviewAt | null }
  /** An earlier attempt from this device was received; its answer was lost. */
  | { readonly kind: 'received' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** Opens a review link on this device. Uses up the link only to repeat an attempt that was sent before. */
export async function openReview(token: string, { validate, submit, draft }: ReviewPorts): Promise<OpenedReview> {
  if (!reviewTokenText.safeParse(token).success) return { kind: 'invalid' };
  const [validated, kept] = await Promise.all([validate(token), draft.open(token)]);
  if (!validated.ok) {
    // Without a network the draft can be continued; sending validates the link again.
    const canGoOn = kept !== null && isTransient(validated.error.code);
    return canGoOn ? { kind: 'form', visit: kept.visit, kept } : { kind: 'failed', code: validated.error.code };
  }
  const { valid, planning } = validated.value;
  if (valid && planning !== null) return { kind: 'form', visit: planning, kept };
  if (kept === null || kept.attempted === null) {
    await draft.forget(token);
    return { kind: 'invalid' };
  }
  const sentAgain = await submit(token, kept.visit, kept.attempted);
  if (!sentAgain.ok && sentAgain.error.code !== 'review-link-invalid') {
    return { kind: 'failed', code: sentAgain.error.code };
  }
  await draft.forget(token);
  return { kind: sentAgain.ok ? 'received' : 'invalid' };
}
