import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlannedVisit, Rating } from '#domain/contracts/reviews.ts';
import type { ReviewValues } from '#domain/reviews/review-form.ts';
import { beginBusy } from '#lib/busy.ts';
import { createDraftKeeper } from '#offline/draft-keeper.ts';
import { deviceTimers } from '#offline/timers.ts';
import { useFlushOnLeave } from '#ui/feedback/use-flush-on-leave.ts';
import type { KeptReview, KeptReviewAt, ReviewDraft } from './review-draft.ts';

export interface ReviewAutosave {
  /** `kept`: what stands in the form is on disk. `failed`: this device keeps nothing. */
  readonly state: 'idle' | 'kept' | 'failed';
  /** What was sent before without an answer. */
  readonly attempted: () => Rating | null;
  /** Puts on disk what is about to be sent: cut off from here on, the next visit asks what became of it. */
  readonly beginAttempt: (rating: Rating) => Promise<void>;
  /** Keeps nothing from here on, and takes away what was kept. */
  readonly discard: () => Promise<void>;
}

type Changing = Pick<KeptReview, 'values' | 'attempted'>;

interface Kept {
  readonly token: string;
  readonly visit: PlannedVisit;
  readonly kept: KeptReviewAt | null;
  readonly draft: ReviewDraft;
}

/** Keeps the form on disk while it is being filled in, and as the page goes away. */
export function useReviewAutosave(
  { token, visit, kept, draft }: Kept,
  form: UseFormReturn<ReviewValues, unknown, Rating>,
): ReviewAutosave {
  const [state, setState] = useState<ReviewAutosave['state']>(kept === null ? 'idle' : 'kept');
  const [touched, setTouched] = useState(kept !== null);
  const attempted = useRef(kept?.attempted ?? null);

  const keeper = useMemo(
    () =>
      createDraftKeeper<Changing>(async (changing) => {
        const saved = await draft.keep(token, { visit, ...changing });
        // "Kept" is said of what stands in the form, not of what stood there when this save began.
        if (!saved.ok) setState('failed');
        else if (keeper.isUpToDate()) setState('kept');
      }, deviceTimers),
    [draft, token, visit],
  );

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setTouched(true);
          setState((before) => (before === 'kept' ? 'idle' : before));
          keeper.changed({ values, attempted: attempted.current });
        },
      }),
    [form, keeper],
  );

  useFlushOnLeave(keeper);

  // An update of the app waits until the form has been sent.
  useEffect(() => (touched ? beginBusy('review') : undefined), [touched]);

  return {
    state,
    attempted: () => attempted.current,
    async beginAttempt(rating) {
      attempted.current = rating;
      keeper.changed({ values: form.getValues(), attempted: rating });
      await keeper.flush();
    },
    async discard() {
      keeper.stop();
      // A save under way would land after the removal.
      await keeper.flush();
      await draft.forget(token);
    },
  };
}
