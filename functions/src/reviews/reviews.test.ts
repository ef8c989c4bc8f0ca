import { describe, expect, test } from 'vitest';
import { type PlannedVisit, submitReview as contract } from '#domain/contracts/reviews.ts';
import { type LinkRecords, evaluateSubmission } from '#domain/reviews/review-link.ts';
import type { Limit } from '#functions/gateways/evaluate-limit.ts';
import { madeAt, oneDayLater } from '#tests/builders/moments.ts';
import { anHttpCall } from '#tests/builders/http-call.ts';
import { aReview, aReviewToken } from '#tests/builders/review.ts';
import { answerCall } from '../shell/http/answer-call.ts';
import type { LogFields } from '../shell/redact.ts';
import type { Services } from '../shell/services.ts';
import { submitReview } from './submit-review.ts';
import { validateReviewToken } from './validate-review-token.ts';

const token = 'x'.repeat(43);
const { request_id: planningId, created_at: _, ...rating } = aReview();
const visit: PlannedVisit = {
  id: planningId,
  title: 'Gezelschap',
  date_time: '2027-03-02T14:00',
  student_name: 'Lotte Janssens',
  duration_minutes: 180,
};

interface Situation {
  readonly usedUp?: boolean;
  readonly records?: LinkRecords;
}

const fresh: LinkRecords = { token: aReviewToken(), review: null };

function aServer({ usedUp = false, records = fresh }: Situation = {}) {
  const counted: Limit[] = [];
  const asked: string[] = [];
  const services: Pick<Services, 'clock' | 'rateLimits' | 'reviewTokens'> = {
    clock: { now: () => oneDayLater },
    rateLimits: {
      take: async (limits, now) => {
        counted.push(...limits);
        return usedUp ? { kind: 'rejected', retryAfterSeconds: 42 } : { kind: 'counted', since: now, alarms: [] };
      },
    },
    reviewTokens: {
      issue: () => Promise.reject(new Error('not used by these handlers')),
      visitOf: async (looked) => {
        asked.push(looked);
        return records.token === null || records.review !== null ? null : visit;
      },
      use: async (used, submission) => {
        asked.push(used);
        return evaluateSubmission(records, submission, oneDayLater) !== 'refuse';
      },
    },
  };
  return { services, counted, asked };
}

describe('validateReviewToken', () => {
  test('returns the visit of a link', async () => {
    const { services } = aServer();
    expect(await validateReviewToken({ token }, null, services)).toEqual({
      ok: true,
      value: { valid: true, planning: visit },
    });
  });

  test('rejects every other link with the same answer', async () => {
    for (const records of [
      { token: null, review: null },
      { token: aReviewToken({ used_at: madeAt }), review: aReview() },
    ]) {
      const { services } = aServer({ records });
      expect(await validateReviewToken({ token }, null, services)).toEqual({
        ok: true,
        value: { valid: false, planning: null },
      });
    }
  });
});

describe('submitReview', () => {
  const submission = { token, planningId, rating };

  // spec: 7.review.uniform-refusal
  test('confirms the stored review, and rejects every other with the same answer', async () => {
    expect(await submitReview(submission, null, aServer().services)).toEqual({ ok: true, value: {} });
    for (const records of [
      { token: null, review: null },
      { token: aReviewToken({ expires_at: oneDayLater }), review: null },
      { token: aReviewToken(), review: aReview() },
      { token: aReviewToken({ used_at: madeAt }), review: aReview({ skills_rating: 1 }) },
      { token: aReviewToken({ request_id: 'another-visit' }), review: null },
    ]) {
      expect(await submitReview(submission, null, aServer({ records }).services)).toEqual({
        ok: false,
        error: { code: 'review-link-invalid' },
      });
    }
  });
});

test('each link has its own limit; over it nothing is read', async () => {
  const { services, counted, asked } = aServer({ usedUp: true });
  const refused = { ok: false, error: { code: 'too-many-requests', retryAfterSeconds: 42 } };
  expect(await validateReviewToken({ token }, null, services)).toEqual(refused);
  expect(await submitReview({ token, planningId, rating }, null, services)).toEqual(refused);
  expect(counted.map(({ name, subject }) => [name, subject])).toEqual([
    ['validate-review-token/link', token],
    ['submit-review/link', token],
  ]);
  expect(asked).toEqual([]);
});

describe('the log of a call', () => {
  const submission = { token, planningId, rating: { ...rating, actual_tasks_performed: 'Samen gewandeld' } };
  const secrets = new RegExp(`${token}|Samen gewandeld|Lotte|${rating.skills_notes}`);

  test.each([
    ['stored', 200, async () => true],
    ['refused', 410, async () => false],
    ['broken', 500, () => Promise.reject(new Error(`cannot store ${JSON.stringify(submission)}`))],
  ])('%s: contains neither the link nor the review', async (_what, expected, use) => {
    const lines: unknown[] = [];
    const write = (event: string, fields?: LogFields) => void lines.push(event, fields);
    const { services } = aServer();
    const reached: object = {
      ...services,
      log: { info: write, error: write },
      appCheck: { admits: async () => true },
      reviewTokens: { ...services.reviewTokens, use },
    };
    const definition = { contract, requires: 'nothing', load: async () => submitReview } as const;
    // Services that this function does not use.
    const { status } = await answerCall(definition, anHttpCall(submission), reached as Services, 'request-1');
    expect([status, lines.length]).toEqual([expected, 2]);
    expect(JSON.stringify(lines)).not.toMatch(secrets);
  });
});
