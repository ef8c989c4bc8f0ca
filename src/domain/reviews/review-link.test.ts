import { describe, expect, test } from 'vitest';
import { madeAt, oneDayLater } from '#tests/builders/moments.ts';
import { aReview, aReviewToken } from '#tests/builders/review.ts';
import { ratingSchema } from '../contracts/reviews.ts';
import { isOpen, judgeSubmission, type LinkRecords } from './review-link.ts';

const token = aReviewToken();
const review = aReview();
const { request_id: planningId, created_at: _, ...rating } = review;
const fresh: LinkRecords = { token, review: null };
const used: LinkRecords = { token: { ...token, used_at: madeAt }, review };
const justInTime = new Date(token.expires_at.getTime() - 1);

describe('a link', () => {
  test('is open until it is used, until it expires, until another link of the same visit was used', () => {
    expect(isOpen(fresh, oneDayLater)).toBe(true);
    expect(isOpen(fresh, justInTime)).toBe(true);
    expect(isOpen(fresh, token.expires_at)).toBe(false);
    expect(isOpen(used, oneDayLater)).toBe(false);
    expect(isOpen({ token, review }, oneDayLater)).toBe(false);
    expect(isOpen({ token: null, review: null }, oneDayLater)).toBe(false);
  });
});

describe('a submission', () => {
  const judge = (records: LinkRecords, changes: Partial<typeof rating> = {}, now = oneDayLater, id = planningId) =>
    judgeSubmission(records, { planningId: id, rating: { ...rating, ...changes } }, now);

  test('counts when its link is open', () => {
    expect(judge(fresh)).toBe('store');
    expect(judge(fresh, {}, justInTime)).toBe('store');
  });

  test('is refused for a link that is unknown, too old, used, of another visit or of a visit reviewed by another link', () => {
    expect(judge({ token: null, review: null })).toBe('refuse');
    expect(judge(fresh, {}, token.expires_at)).toBe('refuse');
    expect(judge(used, { skills_rating: 1 })).toBe('refuse');
    expect(judge(fresh, {}, oneDayLater, 'another-visit')).toBe('refuse');
    expect(judge({ token, review })).toBe('refuse');
  });

  test('that comes twice, word for word, finds its receipt; until the link expires', () => {
    expect(judge(used)).toBe('receipt');
    expect(judge(used, {}, token.expires_at)).toBe('refuse');
    expect(judge(used, {}, oneDayLater, 'another-visit')).toBe('refuse');
    expect(judge({ ...used, review: null })).toBe('refuse');
  });

  test('that differs in any one field is no repetition', () => {
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
      expect([field, judge(used, { [field]: value })]).toEqual([field, 'refuse']);
    }
  });
});
