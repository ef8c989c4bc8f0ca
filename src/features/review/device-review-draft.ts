import { deviceDrafts } from '#offline/device.ts';
import { createReviewDraft, type ReviewDraft } from './review-draft.ts';

let draft: ReviewDraft | undefined;

/** The review drafts of this device, created on first use. */
export function deviceReviewDraft(): ReviewDraft {
  draft ??= createReviewDraft(deviceDrafts());
  return draft;
}
