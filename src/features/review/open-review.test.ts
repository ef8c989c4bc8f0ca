import { describe, expect, test } from 'vitest';
import type { PlannedVisit, Rating } from '#domain/contracts/reviews.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { initialReview } from './review-form-schema.ts';
import { err, ok } from '#domain/result.ts';
import { aReview } from '#tests/builders/review.ts';
import { openReview, type ReviewPorts } from './open-review.ts';
import type { StoredReviewAt } from './review-draft.ts';
import { sendReview } from './send-review.ts';

const token = 'x'.repeat(43);
const visit: PlannedVisit = {
  id: 'request-1',
  title: 'Gezelschap',
  date_time: '2027-03-02T14:00',
  student_name: 'Lotte Janssens',
  duration_minutes: 120,
};
const { request_id: _, created_at: __, ...rating } = aReview();
const other: Rating = { ...rating, skills_rating: 1 };
const values = { ...initialReview(120), actual_tasks_performed: 'Gewandeld' };
const draftOnly: StoredReviewAt = { visit, values, attempted: null, savedAt: 1 };
const unansweredAttempt: StoredReviewAt = { ...draftOnly, attempted: rating };

interface World {
  readonly kept?: StoredReviewAt | null;
  readonly link?: 'open' | 'closed' | ErrorCode;
  /** The stored review of this link; the same content is accepted again. */
  readonly stored?: Rating | null;
  readonly submitFails?: ErrorCode;
}

function reviewWorld({ kept = null, link = 'open', stored = null, submitFails }: World) {
  const forgotten: string[] = [];
  const submitted: Rating[] = [];
  const ports: ReviewPorts = {
    validate: async () => {
      if (link === 'open') return ok({ valid: true, planning: visit });
      return link === 'closed' ? ok({ valid: false, planning: null }) : err({ code: link });
    },
    submit: async (_token, _visit, sent) => {
      submitted.push(sent);
      if (submitFails !== undefined) return err({ code: submitFails });
      const isAccepted = stored === null ? link === 'open' : JSON.stringify(stored) === JSON.stringify(sent);
      return isAccepted ? ok({}) : err({ code: 'review-link-invalid' });
    },
    draft: {
      open: async () => kept,
      keep: async () => ok(undefined),
      forget: async (each) => {
        forgotten.push(each);
        return { ok: true, value: undefined };
      },
    },
  };
  return { ports, forgotten, submitted };
}

describe('opening a link', () => {
  const open = (situation: World, link = token) => openReview(link, reviewWorld(situation).ports);

  test('shows the form of its visit, with the draft', async () => {
    expect(await open({})).toEqual({ kind: 'form', visit, kept: null });
    expect(await open({ kept: draftOnly })).toEqual({ kind: 'form', visit, kept: draftOnly });
  });

  test('without a network: the form when there is a draft, else the error', async () => {
    for (const link of ['network', 'server-unavailable', 'too-many-requests'] as const) {
      expect(await open({ link, kept: draftOnly })).toEqual({ kind: 'form', visit, kept: draftOnly });
      expect(await open({ link })).toEqual({ kind: 'failed', code: link });
    }
    expect(await open({ link: 'invalid-input', kept: draftOnly })).toEqual({ kind: 'failed', code: 'invalid-input' });
  });

  test('a malformed token is rejected without a call', async () => {
    for (const link of ['', 'x', `${token}=`, 'x'.repeat(4000)])
      expect(await open({}, link)).toEqual({ kind: 'invalid' });
  });

  test('a closed link is invalid, and its draft is deleted', async () => {
    const { ports, forgotten, submitted } = reviewWorld({ link: 'closed', kept: draftOnly });
    expect(await openReview(token, ports)).toEqual({ kind: 'invalid' });
    expect([forgotten, submitted]).toEqual([[token], []]);
  });

  test('a link used from this device, whose answer was lost, is received', async () => {
    const { ports, forgotten, submitted } = reviewWorld({ link: 'closed', kept: unansweredAttempt, stored: rating });
    expect(await openReview(token, ports)).toEqual({ kind: 'received' });
    expect([forgotten, submitted]).toEqual([[token], [rating]]);
  });

  test('a link used by someone else is invalid', async () => {
    expect(await open({ link: 'closed', kept: unansweredAttempt, stored: other })).toEqual({ kind: 'invalid' });
  });

  test('a link that cannot be validated keeps its draft', async () => {
    const { ports, forgotten } = reviewWorld({ link: 'closed', kept: unansweredAttempt, submitFails: 'network' });
    expect(await openReview(token, ports)).toEqual({ kind: 'failed', code: 'network' });
    expect(forgotten).toEqual([]);
  });
});

describe('sending a review', () => {
  const send = (situation: World, sent = rating, earlier: Rating | null = null) =>
    sendReview(token, visit, sent, earlier, reviewWorld(situation).ports.submit);

  test('is idempotent for the same content', async () => {
    expect(await send({})).toEqual({ kind: 'sent' });
    expect(await send({ stored: rating }, rating, rating)).toEqual({ kind: 'sent' });
  });

  test('with other content, after an earlier attempt was received: the earlier one counts', async () => {
    expect(await send({ stored: other }, rating, other)).toEqual({ kind: 'earlier' });
  });

  test('fails when someone else used the link', async () => {
    const refused = { kind: 'failed', code: 'review-link-invalid' };
    expect(await send({ stored: other })).toEqual(refused);
    expect(await send({ stored: other }, rating, { ...rating, rating_other: 0 })).toEqual(refused);
  });

  test('fails without a network, and makes no second call', async () => {
    const { ports, submitted } = reviewWorld({ submitFails: 'network' });
    expect(await sendReview(token, visit, rating, other, ports.submit)).toEqual({ kind: 'failed', code: 'network' });
    expect(submitted).toEqual([rating]);
  });
});
