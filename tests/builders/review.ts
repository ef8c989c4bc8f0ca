import type { Review, ReviewToken } from '#domain/documents/review.ts';
import { madeAt } from './moments.ts';

export function aReview(overrides: Partial<Review> = {}): Review {
  return {
    request_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
    skills_rating: 5,
    rating_other: 4,
    request_timing: 120,
    aantal_km: 12.5,
    tasks_as_prescribed: true,
    skills_notes: 'Heel vriendelijk.',
    notes_other: '',
    additional_info: '',
    actual_tasks_performed: 'Samen gewandeld en koffie gedronken.',
    created_at: madeAt,
    ...overrides,
  };
}

/** Not used yet and valid for the thirty days of design.md decision 12. */
export function aReviewToken(overrides: Partial<ReviewToken> = {}): ReviewToken {
  return {
    request_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
    created_at: madeAt,
    expires_at: new Date('2026-04-01T09:00:00Z'),
    used_at: null,
    ...overrides,
  };
}
