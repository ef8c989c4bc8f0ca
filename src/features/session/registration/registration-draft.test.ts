import { describe, expect, test } from 'vitest';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { ok } from '#lib/result.ts';
import type { Draft, Drafts } from '#offline/drafts.ts';
import { createRegistrationDraft, type KeptValues } from './registration-draft.ts';

const values: KeptValues = {
  firstName: 'Maria',
  lastName: 'Peeters',
  email: 'Maria@madelief.test ',
  phone: '0470 12 34 56',
  full_address: 'Kerkstraat 12',
  city: '2000',
  name_city: 'Antwerpen',
  language: 'NL',
};
const day = 24 * 60 * 60 * 1000;

function device() {
  let now = 1_700_000_000_000;
  const rows = new Map<string, Draft<unknown>>();
  const drafts: Drafts = {
    load: <Values>({ actorUid }: ActingFor, form: string) =>
      Promise.resolve((rows.get(`${actorUid}/${form}`) as Draft<Values> | undefined) ?? null),
    save: <Values>({ actorUid }: ActingFor, form: string, saved: Values) => {
      const draft = { values: saved, requestId: 'unused', savedAt: now };
      rows.set(`${actorUid}/${form}`, draft);
      return Promise.resolve(ok(draft));
    },
    clear: ({ actorUid }, form) => {
      rows.delete(`${actorUid}/${form}`);
      return Promise.resolve(ok(undefined));
    },
    wipe: () => Promise.resolve(ok(undefined)),
  };
  const draft = createRegistrationDraft(drafts, { now: () => new Date(now), monotonic: () => now });
  return { rows, draft, pass: (ms: number) => (now += ms) };
}

describe('the draft of a sign-up', () => {
  test('comes back as it was typed', async () => {
    const { draft } = device();
    expect(await draft.open()).toBeNull();
    await draft.keep(values, false);
    expect(await draft.open()).toEqual(values);
    await draft.forget();
    expect(await draft.open()).toBeNull();
  });

  test('belongs to nobody who can sign in', async () => {
    const { draft, rows } = device();
    await draft.keep(values, false);
    for (const place of rows.keys()) expect(place).toMatch(/^@/);
  });

  test('is forgotten after a week', async () => {
    const { draft, rows, pass } = device();
    await draft.keep(values, false);
    pass(7 * day);
    expect(await draft.open()).toEqual(values);
    pass(1);
    expect(await draft.open()).toBeNull();
    expect(rows.size).toBe(0);
  });

  test('of an older version of the app keeps what is understood', async () => {
    const { draft, rows } = device();
    await draft.keep(values, false);
    const [[place, row] = []] = rows;
    if (place === undefined || row === undefined) throw new Error('nothing was kept');
    rows.set(place, { ...row, values: { firstName: 'Maria', phone: 7 } });
    expect(await draft.open()).toMatchObject({ firstName: 'Maria', phone: '', language: '' });
    rows.set(place, { ...row, values: 'Maria' });
    expect(await draft.open()).toBeNull();
  });
});

describe('what it says about the person who signs in later', () => {
  test('only of the same address, however it was typed, with the flag of test mode', async () => {
    const { draft } = device();
    await draft.keep(values, true);
    expect(await draft.detailsOf('maria@madelief.test')).toMatchObject({
      first_name: 'Maria',
      city: '2000',
      test: true,
    });
    expect(await draft.detailsOf('jozef@madelief.test')).toBeNull();
    await draft.forgetThatOf('jozef@madelief.test');
    expect(await draft.open()).toEqual(values);
    await draft.forgetThatOf('maria@madelief.test');
    expect(await draft.open()).toBeNull();
  });

  test('nothing, when it was not complete', async () => {
    const { draft } = device();
    await draft.keep({ ...values, full_address: '' }, false);
    expect(await draft.detailsOf('maria@madelief.test')).toBeNull();
  });
});
