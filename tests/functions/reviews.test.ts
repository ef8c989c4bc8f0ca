import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { type Rating, submitReview, validateReviewToken } from '#domain/contracts/reviews.ts';
import { functionPath } from '#domain/contracts/function-contract.ts';
import { maria, staf } from '#local/seed/accounts.ts';
import { aReview } from '../builders/review.ts';
import { readReviewData, storedReviews, storeReviewLink, usedAt } from '../people/review-links.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const { request_id: _, created_at: __, ...rating } = aReview();

const validate = (token: string) => callAs(firebase, null, validateReviewToken, { token });
const submit = (token: string, planningId: string, sent: Rating = rating) =>
  callAs(firebase, null, submitReview, { token, planningId, rating: sent });
const rejection = '{"error":{"code":"review-link-invalid","message":"Refused."}}';

describe('a link from a review mail', () => {
  // spec: 7.review.validate 7.review.validate-repeatable 7.review.submit security.breach-13
  test('survives link scanners, describes its visit, and is used once', async () => {
    const { token, requestId, path } = await storeReviewLink(firebase);
    // Scanners and previews fetch the address, and some try the calls that they find in a page.
    for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS']) {
      const page = await fetch(firebase.appOrigin + path, { method, headers: { purpose: 'prefetch' } });
      expect(page.headers.get('referrer-policy')).toBe('strict-origin');
      expect(await page.text()).not.toContain(token);
    }
    for (const contract of [validateReviewToken, submitReview]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const query = new URLSearchParams({ token, planningId: requestId }).toString();
        const answer = await fetch(`${firebase.appOrigin}${functionPath(contract)}?${query}`, { method });
        expect([method, answer.status]).toEqual([method, 405]);
      }
    }
    for (let opening = 0; opening < 3; opening += 1) {
      const { status, outcome } = await validate(token);
      expect(status).toBe(200);
      expect(outcome).toEqual({
        valid: true,
        planning: {
          id: requestId,
          title: 'Gezelschap',
          task_category_id: 'companionship',
          date_time: '2026-03-10T14:00',
          student_name: 'Lotte Janssens',
          duration_minutes: 120,
        },
      });
    }
    expect(await usedAt(firebase, token)).toBeNull();

    expect((await submit(token, requestId)).status).toBe(200);
    expect(await storedReviews(firebase, requestId)).toMatchObject([{ ...rating, request_id: requestId }]);
    expect((await validate(token)).text).toBe('{"valid":false,"planning":null}');
    // The same submission again succeeds again; any other is refused.
    expect((await submit(token, requestId)).status).toBe(200);
    const other = await submit(token, requestId, { ...rating, skills_rating: 1 });
    expect([other.status, other.text]).toEqual([410, rejection]);
    expect(await storedReviews(firebase, requestId)).toHaveLength(1);
    expect(await readReviewData(firebase)).not.toContain(token);
  });

  // spec: 7.review.uniform-refusal
  test('unknown, used, expired or of another visit: one and the same answer, and no other effect', async () => {
    const past = new Date(Date.now() - 1_000);
    const [fresh, used, expired] = await Promise.all([
      storeReviewLink(firebase),
      storeReviewLink(firebase, { token: { used_at: past } }),
      storeReviewLink(firebase, { token: { expires_at: past } }),
    ]);
    const unknown = 'x'.repeat(43);
    for (const [token, planningId] of [
      [unknown, fresh.requestId],
      [used.token, used.requestId],
      [expired.token, expired.requestId],
      [fresh.token, used.requestId],
      [fresh.token, 'no-such-visit'],
    ] as const) {
      const { status, text } = await submit(token, planningId);
      expect([status, text]).toEqual([410, rejection]);
    }
    for (const token of [unknown, used.token, expired.token, 'x', '', '../reviews']) {
      const { status, text } = await validate(token);
      expect([status, text]).toEqual([200, '{"valid":false,"planning":null}']);
    }
    for (const { requestId } of [fresh, used, expired]) expect(await storedReviews(firebase, requestId)).toEqual([]);
    expect(await usedAt(firebase, fresh.token)).toBeNull();
  });

  // spec: 2.routes.review-link 6.roles.review-token
  test('serves its holder, and a login adds nothing', async () => {
    const { token, requestId } = await storeReviewLink(firebase);
    for (const account of [maria, staf]) {
      const actor = await signInAs(firebase, account);
      const { outcome } = await callAs(firebase, actor, validateReviewToken, { token });
      expect(outcome).toMatchObject({ valid: true });
      const without = await callAs(firebase, actor, submitReview, {
        token: 'x'.repeat(43),
        planningId: requestId,
        rating,
      });
      expect(without.status).toBe(410);
      // No client can read tokens; staff can read reviews.
      expect((await actor.read('review_tokens')).status).toBe(403);
    }
    const staff = await signInAs(firebase, staf);
    expect((await staff.read('reviews')).status).toBe(200);
    expect((await (await signInAs(firebase, maria)).read('reviews')).status).toBe(403);
  });
});

test('an invalid submission is refused with a uniform answer, and does not use the link up', async () => {
  const { token, requestId } = await storeReviewLink(firebase);
  const valid = { token, planningId: requestId, rating };
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(-1, 6, 1.5, 1e308, '', 'x'.repeat(2001), '\ud800', null, 'true', [rating], { token }),
  );
  const oddRating = fc
    .tuple(fc.constantFrom(...Object.keys(rating), 'request_id', 'created_at', '__proto__'), odd)
    .map(([field, value]) => ({ ...valid, rating: { ...rating, [field]: value } }));
  const oddInput = fc
    .tuple(fc.constantFrom('token', 'planningId', 'rating', 'uid'), odd)
    .map(([field, value]) => ({ ...valid, [field]: value }));
  const malformed = fc.oneof(oddRating, oddInput).filter((input) => !submitReview.input.safeParse(input).success);
  await fc.assert(
    fc.asyncProperty(malformed, async (input) => {
      const { status, text } = await callAs(firebase, null, submitReview, input);
      expect([status, text]).toEqual([
        400,
        '{"error":{"code":"invalid-input","message":"The request does not fit the contract of this function."}}',
      ]);
    }),
    { numRuns: 20 },
  );
  expect(await usedAt(firebase, token)).toBeNull();
  expect(await storedReviews(firebase, requestId)).toEqual([]);
});

// spec: security.m1
test('each link has its own limit', async () => {
  const { token } = await storeReviewLink(firebase);
  const other = await storeReviewLink(firebase);
  const statuses: number[] = [];
  for (let call = 0; call < 41; call += 1) statuses.push((await validate(token)).status);
  expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
  expect((await validate(other.token)).status).toBe(200);
});
