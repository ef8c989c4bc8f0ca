import { deviceDrafts } from '#offline/device.ts';
import { createReviewDraft, type ReviewDraft } from './review-draft.ts';

let draft: ReviewDraft | undefined;

/** Half-filled reviews of this device, made at first use. */
export function deviceReviewDraft(): ReviewDraft {
  draft ??= createReviewDraft(deviceDrafts());
  return draft;
}
