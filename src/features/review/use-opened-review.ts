import { useEffect, useRef, useState } from 'react';
import { submitReview, validateReviewToken } from '#domain/contracts/reviews.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { type OpenedReview, openReview, type ReviewPorts } from './open-review.ts';
import type { ReviewDraft } from './review-draft.ts';

export const reviewCalls: Omit<ReviewPorts, 'draft'> = {
  validate: (token) => callFunctionAsVisitor(validateReviewToken, { token }),
  submit: (token, { id }, rating) => callFunctionAsVisitor(submitReview, { token, planningId: id, rating }),
};

/** The device's database is opened after the first render, which does not need it. */
async function loadDraft(): Promise<ReviewDraft> {
  const { deviceReviewDraft } = await import('./device-review-draft.ts');
  return deviceReviewDraft();
}

interface Opened {
  readonly outcome: OpenedReview;
  /** Null when the code for it could not be fetched; then there is no form either. */
  readonly draft: ReviewDraft | null;
}

async function open(token: string): Promise<Opened> {
  try {
    const draft = await loadDraft();
    return { draft, outcome: await openReview(token, { ...reviewCalls, draft }) };
  } catch {
    return { draft: null, outcome: { kind: 'failed', code: 'network' } };
  }
}

/**
 * Opens the review that the token of a mail stands for.
 * @returns `opened`, null until the server has answered; `opening`, which goes up each time it is opened again.
 */
export function useOpenedReview(token: string | null, onSent: (which: 'sent') => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opening, setOpening] = useState(0);
  const followed = useRef(-1);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  useEffect(() => {
    if (token === null || followed.current >= opening) return;
    followed.current = opening;
    void open(token).then((next) => {
      // Does not navigate when the person has left this page meanwhile.
      if (!shown.current) return;
      if (next.outcome.kind === 'received') onSent('sent');
      else setOpened(next);
    });
  }, [token, opening, onSent]);

  function again() {
    setOpened(null);
    setOpening((count) => count + 1);
  }

  return { opened, opening, again };
}
