import { useMemo, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { PlannedVisit, Rating } from '#domain/contracts/reviews.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { fieldId } from '#shared/forms/field-id.ts';
import { type DraftStore, useDraft } from '#shared/forms/use-draft.ts';
import { useFieldValue } from '#shared/forms/use-field.ts';
import { useForm } from '#shared/forms/use-form.ts';
import type { ReviewPorts } from './open-review.ts';
import type { StoredReview, StoredReviewAt, ReviewDraft } from './review-draft.ts';
import {
  missingFields,
  type RequiredField,
  reviewFields,
  reviewFormSchema,
  type ReviewMessage,
  reviewMessages,
  initialReview,
} from './review-form-schema.ts';
import { sendReview } from './send-review.ts';

export interface ReviewFormOptions {
  readonly token: string;
  readonly visit: PlannedVisit;
  /** The draft on this device. */
  readonly kept: StoredReviewAt | null;
  readonly draft: ReviewDraft;
  readonly submit: ReviewPorts['submit'];
  readonly onSent: (which: 'sent' | 'earlier') => void;
}

type Changing = Pick<StoredReview, 'values' | 'attempted'>;

const reviewDraftStore = (draft: ReviewDraft, token: string, visit: PlannedVisit): DraftStore<Changing> => ({
  save: (changing) => draft.keep(token, { visit, ...changing }),
  clear: () => draft.forget(token),
});

const messageOfMissing: Readonly<Record<RequiredField, ReviewMessage>> = {
  request_timing: reviewMessages.minutesRequired,
  actual_tasks_performed: reviewMessages.tasksRequired,
};

/** The review form, with its draft and its missing fields. */
export function useReviewForm({ token, visit, kept, draft, submit, onSent }: ReviewFormOptions) {
  const { t } = useTranslation('review');
  const attempted = useRef(kept?.attempted ?? null);
  const store = useMemo((): DraftStore<Changing> => reviewDraftStore(draft, token, visit), [draft, token, visit]);
  const autosave = useDraft({ reason: 'review', store, restored: kept !== null });

  const form = useForm({
    name: 'review',
    fields: reviewFields,
    initial: kept?.values ?? initialReview(visit.duration_minutes),
    check: (values) => checkForm(reviewFormSchema, reviewMessages, values),
    messageOf: (key) => t(key),
    onEdit: (values) => autosave.changed({ values, attempted: attempted.current }),
    async send(rating: Rating): Promise<ErrorCode | null> {
      const earlier = attempted.current;
      // Written before it is sent: if interrupted, the next visit repeats the attempt and learns its outcome.
      attempted.current = rating;
      autosave.changed({ values: form.store.get(), attempted: rating });
      await autosave.flush();
      const sent = await sendReview(token, visit, rating, earlier, submit);
      if (sent.kind === 'failed') return sent.code;
      await autosave.discard();
      onSent(sent.kind);
      return null;
    },
  });
  const missing = missingFields({
    request_timing: useFieldValue(form, 'request_timing'),
    actual_tasks_performed: useFieldValue(form, 'actual_tasks_performed'),
  });

  function showMissing() {
    form.refuse(Object.fromEntries(missing.map((field) => [field, messageOfMissing[field]])));
    const [first] = missing;
    if (first !== undefined) document.getElementById(fieldId('review', first))?.focus();
  }

  return { form, autosave, missing, showMissing };
}
