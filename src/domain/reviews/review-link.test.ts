import { describe, expect, test } from 'vitest';
import { madeAt, oneDayLater } from '#tests/builders/moments.ts';
import { aReview, aReviewToken } from '#tests/builders/review.ts';
import { ratingSchema } from '../contracts/reviews.ts';
import { isOpen, evaluateSubmission, type LinkRecords } from './review-link.ts';

const token = aReviewToken();
const review = aReview();
const { request_id: planningId, created_at: _, ...rating } = review;
const fresh: LinkRecords = { token, review: null };
const used: LinkRecords = { token: { ...token, used_at: madeAt }, review };
const justBeforeExpiry = new Date(token.expires_at.getTime() - 1);

describe('a link', () => {
  test('is open until it is used or expired, or until another link of the visit is used', () => {
    expect(isOpen(fresh, oneDayLater)).toBe(true);
    expect(isOpen(fresh, justBeforeExpiry)).toBe(true);
    expect(isOpen(fresh, token.expires_at)).toBe(false);
    expect(isOpen(used, oneDayLater)).toBe(false);
    expect(isOpen({ token, review }, oneDayLater)).toBe(false);
    expect(isOpen({ token: null, review: null }, oneDayLater)).toBe(false);
  });
});

describe('a submission', () => {
  const evaluate = (records: LinkRecords, changes: Partial<typeof rating> = {}, now = oneDayLater, id = planningId) =>
    evaluateSubmission(records, { planningId: id, rating: { ...rating, ...changes } }, now);

  test('is stored when its link is open', () => {
    expect(evaluate(fresh)).toBe('store');
    expect(evaluate(fresh, {}, justBeforeExpiry)).toBe('store');
  });

  test('is rejected for a link that is unknown, expired, used, of another visit or of a visit reviewed through another link', () => {
    expect(evaluate({ token: null, review: null })).toBe('refuse');
    expect(evaluate(fresh, {}, token.expires_at)).toBe('refuse');
    expect(evaluate(used, { skills_rating: 1 })).toBe('refuse');
    expect(evaluate(fresh, {}, oneDayLater, 'another-visit')).toBe('refuse');
    expect(evaluate({ token, review })).toBe('refuse');
  });

  test('that is repeated exactly gets a receipt until the link expires', () => {
    expect(evaluate(used)).toBe('receipt');
    expect(evaluate(used, {}, token.expires_at)).toBe('refuse');
    expect(evaluate(used, {}, oneDayLater, 'another-visit')).toBe('refuse');
    expect(evaluate({ ...used, review: null })).toBe('refuse');
  });

  test('that differs in any field is not a repetition', () => {
    const others: Partial<typeof rating> = {
      skills_rating: 1,
      rating_other: 1,
      request_timing: 119,
      aantal_km: 12.4,
      tasks_as_prescribed: false,
      skills_notes: 'x',
      notes_other: 'x',
      additional_info: 'x',
      actual_tasks_performed: 'x',
    };
    expect(Object.keys(others).toSorted()).toEqual(Object.keys(ratingSchema.shape).toSorted());
    for (const [field, value] of Object.entries(others)) {
      expect([field, evaluate(used, { [field]: value })]).toEqual([field, 'refuse']);
    }
  });
});
