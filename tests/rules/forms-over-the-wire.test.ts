import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAsVisitor } from '#firebase/visitor-write.ts';
import { tipEmployer } from '#firebase/employer-tips.ts';
import { joinWaitingList } from '#firebase/waiting-list.ts';
import { anEmployerTip } from '#tests/builders/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/waiting-list-entry.ts';
import { type Emulator, loadRules, openEmulator } from './wire/emulator.ts';

/**
 * The app's own sender of forms against the product's rules: its answer must distinguish a receipt from a rejection.
 */
describe('a form that is sent again', () => {
  let emulator: Emulator;

  beforeAll(async () => {
    emulator = await openEmulator();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await emulator.close();
  });

  beforeEach(async () => {
    const project = `demo-forms-${randomUUID()}`;
    await loadRules(emulator.origin, project);
    vi.stubEnv('VITE_FIREBASE_PROJECT', project);
    vi.stubEnv('VITE_AUTH_EMULATOR', 'http://127.0.0.1:9099');
    vi.stubEnv('VITE_FIRESTORE_EMULATOR', new URL(emulator.origin).host);
  });

  // spec: 6.roles.visitor-creates-only
  it('is a receipt and not a rejection, although no client may read or overwrite the document', async () => {
    const id = randomUUID();
    const entry = aWaitingListEntry();
    expect(await joinWaitingList(id, entry)).toEqual({ ok: true, value: undefined });
    expect(await joinWaitingList(id, entry)).toEqual({ ok: true, value: undefined });
    expect(await tipEmployer(id, anEmployerTip())).toEqual({ ok: true, value: undefined });
    expect(await tipEmployer(id, anEmployerTip())).toEqual({ ok: true, value: undefined });
  });

  it('is rejected for invalid content, also under an existing id', async () => {
    const id = randomUUID();
    const refused = { ok: false, error: { code: 'no-access' } };
    const bot = { ...aWaitingListEntry(), website: 'https://bot.example' };
    expect(await createAsVisitor('waiting_list', id, bot)).toEqual(refused);
    expect((await joinWaitingList(id, aWaitingListEntry())).ok).toBe(true);
    expect(await createAsVisitor('waiting_list', id, bot)).toEqual(refused);
    expect(await tipEmployer(id, anEmployerTip({ company: 'X' }))).toEqual(refused);
  });

  it('does not change the stored document', async () => {
    const id = randomUUID();
    await tipEmployer(id, anEmployerTip({ company: 'Bakkerij' }));
    await tipEmployer(id, anEmployerTip({ company: 'Slagerij' }));
    const project = String(import.meta.env['VITE_FIREBASE_PROJECT']);
    const stored = await fetch(
      `${emulator.origin}/v1/projects/${project}/databases/(default)/documents/employer_tips/${id}`,
      { headers: { authorization: 'Bearer owner' } },
    );
    expect(await stored.json()).toMatchObject({ fields: { company: { stringValue: 'Bakkerij' } } });
  });
});
