import { describe, expect, test } from 'vitest';
import type { PlannedVisit, Rating } from '#domain/contracts/reviews.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { untouchedReview } from './review-form-schema.ts';
import { err, ok } from '#lib/result.ts';
import { aReview } from '#tests/builders/review.ts';
import { openReview, type ReviewPorts } from './open-review.ts';
import type { KeptReviewAt } from './review-draft.ts';
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
const values = { ...untouchedReview(120), actual_tasks_performed: 'Gewandeld' };
const halfFilled: KeptReviewAt = { visit, values, attempted: null, savedAt: 1 };
const withoutAnswer: KeptReviewAt = { ...halfFilled, attempted: rating };

interface World {
  readonly kept?: KeptReviewAt | null;
  readonly link?: 'open' | 'closed' | ErrorCode;
  /** What the server has of this link; it knows its own words again. */
  readonly stored?: Rating | null;
  readonly submitFails?: ErrorCode;
}

function world({ kept = null, link = 'open', stored = null, submitFails }: World) {
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
      const isWelcome = stored === null ? link === 'open' : JSON.stringify(stored) === JSON.stringify(sent);
      return isWelcome ? ok({}) : err({ code: 'review-link-invalid' });
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

describe('a link is opened', () => {
  const open = (situation: World, link = token) => openReview(link, world(situation).ports);

  test('with the form of its visit, and what was filled in before', async () => {
    expect(await open({})).toEqual({ kind: 'form', visit, kept: null });
    expect(await open({ kept: halfFilled })).toEqual({ kind: 'form', visit, kept: halfFilled });
  });

  test('without a network: the form where it was begun, else the reason', async () => {
    for (const link of ['network', 'server-unavailable', 'too-many-requests'] as const) {
      expect(await open({ link, kept: halfFilled })).toEqual({ kind: 'form', visit, kept: halfFilled });
      expect(await open({ link })).toEqual({ kind: 'failed', code: link });
    }
    expect(await open({ link: 'invalid-input', kept: halfFilled })).toEqual({ kind: 'failed', code: 'invalid-input' });
  });

  test('that is no link of ours is not even asked after', async () => {
    for (const link of ['', 'x', `${token}=`, 'x'.repeat(4000)])
      expect(await open({}, link)).toEqual({ kind: 'invalid' });
  });

  test('that is closed says so, and what was begun with it is forgotten', async () => {
    const { ports, forgotten, submitted } = world({ link: 'closed', kept: halfFilled });
    expect(await openReview(token, ports)).toEqual({ kind: 'invalid' });
    expect([forgotten, submitted]).toEqual([[token], []]);
  });

  test('that was used from here, with an answer that got lost, is known again', async () => {
    const { ports, forgotten, submitted } = world({ link: 'closed', kept: withoutAnswer, stored: rating });
    expect(await openReview(token, ports)).toEqual({ kind: 'received' });
    expect([forgotten, submitted]).toEqual([[token], [rating]]);
  });

  test('that somebody else used meanwhile is not', async () => {
    expect(await open({ link: 'closed', kept: withoutAnswer, stored: other })).toEqual({ kind: 'invalid' });
  });

  test('that cannot be asked after keeps what was sent', async () => {
    const { ports, forgotten } = world({ link: 'closed', kept: withoutAnswer, submitFails: 'network' });
    expect(await openReview(token, ports)).toEqual({ kind: 'failed', code: 'network' });
    expect(forgotten).toEqual([]);
  });
});

describe('a review is sent', () => {
  const send = (situation: World, sent = rating, earlier: Rating | null = null) =>
    sendReview(token, visit, sent, earlier, world(situation).ports.submit);

  test('once, and again in the same words', async () => {
    expect(await send({})).toEqual({ kind: 'sent' });
    expect(await send({ stored: rating }, rating, rating)).toEqual({ kind: 'sent' });
  });

  test('in other words, after the first ones had arrived unseen: the first ones count', async () => {
    expect(await send({ stored: other }, rating, other)).toEqual({ kind: 'earlier' });
  });

  test('too late: somebody else used the link', async () => {
    const refused = { kind: 'failed', code: 'review-link-invalid' };
    expect(await send({ stored: other })).toEqual(refused);
    expect(await send({ stored: other }, rating, { ...rating, rating_other: 0 })).toEqual(refused);
  });

  test('without a network it fails, and nothing else is tried', async () => {
    const { ports, submitted } = world({ submitFails: 'network' });
    expect(await sendReview(token, visit, rating, other, ports.submit)).toEqual({ kind: 'failed', code: 'network' });
    expect(submitted).toEqual([rating]);
  });
});
