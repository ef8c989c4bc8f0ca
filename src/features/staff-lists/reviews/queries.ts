import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { reviewSchema } from '#domain/documents/review.ts';
import type { NamedReview, ReviewFilter } from '#firebase/staff/reviews.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';
import type { ListSource } from '#shared/staff/lists/use-list-pages.ts';

const namedReviewSchema = z.object({ review: reviewSchema, seniorName: z.string() });

export const reviewQueries = {
  list: (acting: ActingFor, filter: ReviewFilter): ListSource<NamedReview> => ({
    acting,
    name: `reviews/${filter ?? 'all'}`,
    schema: namedReviewSchema,
    read: (page) => atServer(({ listReviews }) => listReviews(filter, page)),
    pollMs,
  }),
  one: (acting: ActingFor, id: string) =>
    cachedQuery({
      acting,
      name: `staff/review/${id}`,
      read: () => atServer(({ readReview }) => readReview(id)),
      schema: z.object({ id: z.string(), value: namedReviewSchema }),
      staleMs: 0,
      pollMs,
    }),
};
