import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { type Rating } from '#domain/contracts/reviews.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { createReviewTokens } from '#functions/gateways/review-tokens.ts';
import { submitReview } from '#functions/reviews/submit-review.ts';
import { validateReviewToken } from '#functions/reviews/validate-review-token.ts';
import { projectId } from '#build/project.ts';
import { aReview } from '../builders/review.ts';

/** `MADELIEF_REVIEW_TOKENS=100` tests the full number; an ordinary run tests a few. */
const tokenCount = Number(process.env['MADELIEF_REVIEW_TOKENS'] ?? 3);
const submissionsEach = 50;
/** Tokens that are attacked simultaneously. */
const atATime = 5;

const firebase = inject('firebase');

/** The handlers and the real gateways in this process; the limits are tested elsewhere and would stop these calls. */
const now = { date: new Date() };
const clock = { now: () => now.date };
const reviewTokens = createReviewTokens(clock);
const services: Parameters<typeof submitReview>[2] = {
  clock,
  reviewTokens,
  rateLimits: { take: async (_, since) => ({ kind: 'counted', since, alarms: [] }) },
};

beforeAll(() => {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: firebase.firestoreHost,
    METADATA_SERVER_DETECTION: 'none',
  });
});

/** Nothing else of the visit is stored: it would trigger mails, and the link needs nothing else. */
const anEndedVisit = () => randomUUID();

const reviewOf = async (requestId: string) =>
  (await firestore().doc(`${collections.reviews}/${requestId}`).get()).data();

const ratingOf = (words: string): Rating => {
  const { request_id: _, created_at: __, ...rating } = aReview({ actual_tasks_performed: words });
  return rating;
};

/** The outcome of one submission; a temporary failure is retried, as a client would. */
async function submit(token: string, planningId: string, rating: Rating): Promise<boolean> {
  for (;;) {
    try {
      const answered = await submitReview({ token, planningId, rating }, null, services);
      if (!answered.ok) expect(answered.error).toEqual({ code: 'review-link-invalid' });
      return answered.ok;
    } catch (error) {
      // The shell answers 503 when Firestore aborts under contention.
      if (!(error instanceof Error && 'code' in error && error.code === 10)) throw error;
    }
  }
}

async function isValid(token: string): Promise<boolean> {
  const answered = await validateReviewToken({ token }, null, services);
  return answered.ok && answered.value.valid;
}

async function inGroups<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += atATime) {
    await Promise.all(items.slice(from, from + atATime).map(work));
  }
}

describe('with many simultaneous users of a link', () => {
  // spec: 4.review.single-use
  test('each of many links is used by one of fifty submissions, and exactly that one is stored', async () => {
    const visits = Array.from({ length: tokenCount }, anEndedVisit);
    await inGroups(visits, async (requestId) => {
      const token = await reviewTokens.issue(requestId);
      const words = Array.from({ length: submissionsEach }, (_, index) => `Gewandeld, zegt ${index}`);
      const won = await Promise.all(words.map((each) => submit(token, requestId, ratingOf(each))));
      const winners = words.filter((_, index) => won[index]);
      expect(winners).toHaveLength(1);
      expect(await reviewOf(requestId)).toMatchObject({ actual_tasks_performed: winners[0], request_id: requestId });
      expect(await isValid(token)).toBe(false);
    });
  });

  test('of several links of one visit, the first submission wins and closes the others', async () => {
    const requestId = anEndedVisit();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => reviewTokens.issue(requestId)));
    expect(await Promise.all(tokens.map(isValid))).toEqual(tokens.map(() => true));
    // An identical submission: another link does not get a receipt for it.
    const won = await Promise.all(tokens.map((token) => submit(token, requestId, ratingOf('Gewandeld'))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(tokens.map(isValid))).toEqual(tokens.map(() => false));
  });

  test('the same submission repeated is stored once, and every sender gets a receipt', async () => {
    const requestId = anEndedVisit();
    const token = await reviewTokens.issue(requestId);
    const won = await Promise.all(
      Array.from({ length: 20 }, () => submit(token, requestId, ratingOf('Gewandeld en koffie'))),
    );
    expect(won).toEqual(won.map(() => true));
    const stored = await reviewOf(requestId);
    now.date = new Date(now.date.getTime() + 60_000);
    expect(await submit(token, requestId, ratingOf('Gewandeld en koffie'))).toBe(true);
    expect(await submit(token, requestId, ratingOf('Gewandeld en koffie '))).toBe(false);
    expect(await reviewOf(requestId)).toEqual(stored);
  });

  // spec: 7.review.validate-repeatable
  test('a hundred concurrent validations do not use the link up', async () => {
    const requestId = anEndedVisit();
    const token = await reviewTokens.issue(requestId);
    const opened = await Promise.all(Array.from({ length: 100 }, () => isValid(token)));
    expect(opened).toEqual(opened.map(() => true));
    expect(await submit(token, requestId, ratingOf('Gewandeld'))).toBe(true);
  });
});

// spec: 4.review.expiry
test('a link works for thirty days by the clock of the server, and not a moment longer', async () => {
  const requestId = anEndedVisit();
  const token = await reviewTokens.issue(requestId);
  const issuedAt = now.date.getTime();
  const thirtyDays = 30 * 24 * 60 * 60 * 1000;
  now.date = new Date(issuedAt + thirtyDays);
  expect(await isValid(token)).toBe(false);
  expect(await submit(token, requestId, ratingOf('Te laat'))).toBe(false);
  now.date = new Date(issuedAt + thirtyDays - 1);
  expect(await isValid(token)).toBe(true);
  expect(await submit(token, requestId, ratingOf('Net op tijd'))).toBe(true);
});

// spec: 7.review.token-secrecy
test('a token is 256 random bits that no two links share, and the database holds only its hash', async () => {
  const requestId = anEndedVisit();
  const tokens = await Promise.all(Array.from({ length: 5 }, () => reviewTokens.issue(requestId)));
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).toHaveLength(43);
  }
  const found = await firestore().collection(collections.reviewTokens).where('request_id', '==', requestId).get();
  expect(found.size).toBe(tokens.length);
  const stored = JSON.stringify(found.docs.map((document) => [document.id, document.data()]));
  for (const token of tokens) expect(stored).not.toContain(token);
  // A random guess is not valid.
  const guess = Buffer.from(Array.from({ length: 32 }, () => randomInt(256))).toString('base64url');
  expect(await isValid(guess)).toBe(false);
});
