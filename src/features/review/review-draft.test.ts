import { describe, expect, test } from 'vitest';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { initialReview } from './review-form-schema.ts';
import { ok } from '#domain/result.ts';
import type { Draft, Drafts } from '#offline/drafts.ts';
import { aReview } from '#tests/builders/review.ts';
import { createReviewDraft, type StoredReview } from './review-draft.ts';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
const { request_id: _, created_at: __, ...rating } = aReview();
const kept: StoredReview = {
  visit: { id: 'request-1', title: 'Gezelschap', date_time: null, student_name: '', duration_minutes: 0 },
  values: { ...initialReview(60), actual_tasks_performed: 'Gewandeld', skills_rating: 4 },
  attempted: rating,
};

function device() {
  const rows = new Map<string, Draft<unknown>>();
  const drafts: Drafts = {
    load: <Values>({ actorUid }: ActingFor, form: string) =>
      Promise.resolve((rows.get(`${actorUid} ${form}`) as Draft<Values> | undefined) ?? null),
    save: <Values>({ actorUid }: ActingFor, form: string, values: Values) => {
      const draft = { values, requestId: 'unused', savedAt: 7 };
      rows.set(`${actorUid} ${form}`, draft);
      return Promise.resolve(ok(draft));
    },
    clear: ({ actorUid }, form) => {
      rows.delete(`${actorUid} ${form}`);
      return Promise.resolve(ok(undefined));
    },
    wipe: () => Promise.resolve(ok(undefined)),
  };
  return { rows, draft: createReviewDraft(drafts) };
}

describe('the review draft', () => {
  test('is restored with its link only', async () => {
    const { draft } = device();
    expect(await draft.open(token)).toBeNull();
    await draft.keep(token, kept);
    expect(await draft.open(token)).toEqual({ ...kept, savedAt: 7 });
    expect(await draft.open(`${token.slice(1)}x`)).toBeNull();
    await draft.forget(token);
    expect(await draft.open(token)).toBeNull();
  });

  test('contains nothing of the link, and belongs to no account', async () => {
    const { draft, rows } = device();
    await draft.keep(token, kept);
    const stored = JSON.stringify([...rows]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.slice(0, 8));
    for (const place of rows.keys()) expect(place).toMatch(/^@reviewer review\/[0-9a-f]{64}$/);
  });

  test('of an older version of the app keeps the fields that parse', async () => {
    const { draft, rows } = device();
    await draft.keep(token, kept);
    const [[place, row] = []] = rows;
    if (place === undefined || row === undefined) throw new Error('nothing was kept');
    const replaceBy = (values: unknown) => rows.set(place, { ...row, values });
    replaceBy({ visit: kept.visit, values: { actual_tasks_performed: 'Gewandeld', skills_rating: 9 }, attempted: 'x' });
    expect(await draft.open(token)).toMatchObject({
      values: { ...initialReview(0), actual_tasks_performed: 'Gewandeld' },
      attempted: null,
    });
    for (const malformed of ['Gewandeld', null, { values: kept.values }, { visit: kept.visit }]) {
      replaceBy(malformed);
      expect(await draft.open(token)).toBeNull();
    }
  });
});
