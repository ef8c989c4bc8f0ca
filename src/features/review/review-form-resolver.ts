import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Rating } from '#domain/contracts/reviews.ts';
import { reviewFields, reviewFormSchema, type ReviewValues } from '#domain/reviews/review-form.ts';

/** react-hook-form asks the schema of the domain; a message is a key of the namespace `review`. */
export const reviewFormResolver: Resolver<ReviewValues, unknown, Rating> = (values) => {
  const parsed = reviewFormSchema.safeParse(values);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors: FieldErrors<ReviewValues> = Object.fromEntries(
    reviewFields.flatMap((field) => {
      const issue = parsed.error.issues.find(({ path }) => path[0] === field);
      return issue === undefined ? [] : [[field, { type: 'schema', message: issue.message }]];
    }),
  );
  return { values: {}, errors };
};
