import { describe, expect, test } from 'vitest';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { ok } from '#domain/result.ts';
import type { Draft, Drafts } from '#offline/drafts.ts';
import { createRegistrationDraft, type StoredRegistration } from './registration-draft.ts';

const values: StoredRegistration = {
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

describe('the registration draft', () => {
  test('restores the values as typed', async () => {
    const { draft } = device();
    expect(await draft.open()).toBeNull();
    await draft.keep(values, false);
    expect(await draft.open()).toEqual(values);
    await draft.forget();
    expect(await draft.open()).toBeNull();
  });

  test('belongs to no account', async () => {
    const { draft, rows } = device();
    await draft.keep(values, false);
    for (const place of rows.keys()) expect(place).toMatch(/^@/);
  });

  test('expires after a week', async () => {
    const { draft, rows, pass } = device();
    await draft.keep(values, false);
    pass(7 * day);
    expect(await draft.open()).toEqual(values);
    pass(1);
    expect(await draft.open()).toBeNull();
    expect(rows.size).toBe(0);
  });

  test('of an older version of the app keeps the fields that parse', async () => {
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

describe('the details for a later sign-in', () => {
  test('only for the same address, ignoring case and blanks, with the flag of test mode', async () => {
    const { draft } = device();
    await draft.keep(values, true);
    expect(await draft.detailsOf('maria@madelief.test')).toMatchObject({
      first_name: 'Maria',
      city: '2000',
      test: true,
    });
    expect(await draft.detailsOf('jozef@madelief.test')).toBeNull();
    await draft.clearFor('jozef@madelief.test');
    expect(await draft.open()).toEqual(values);
    await draft.clearFor('maria@madelief.test');
    expect(await draft.open()).toBeNull();
  });

  test('none from an incomplete draft', async () => {
    const { draft } = device();
    await draft.keep({ ...values, full_address: '' }, false);
    expect(await draft.detailsOf('maria@madelief.test')).toBeNull();
  });
});
