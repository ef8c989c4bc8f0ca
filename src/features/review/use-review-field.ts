import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReviewField, ReviewMessage, ReviewValues } from '#domain/reviews/review-form.ts';

export const fieldId = (field: ReviewField) => `review-${field}`;

/** One field of the review: its value, how to change it, and its message in words. */
export function useReviewField<Field extends ReviewField>(name: Field) {
  const { t } = useTranslation('review');
  const { control } = useFormContext<ReviewValues>();
  const { field, fieldState } = useController({ control, name });
  // The resolver puts nothing but these keys into messages.
  const key = fieldState.error?.message as ReviewMessage | undefined;
  return { field, id: fieldId(name), error: key === undefined ? undefined : t(key) };
}
