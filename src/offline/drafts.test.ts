import { describe, expect, test } from 'vitest';
import { createTestDevice, requestOf } from '#tests/faults/outbox-model/test-device.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';

const uid = 'maria';
const form = 'request';

describe('a draft', () => {
  test('survives a crash and twenty hours, with the id that was minted when the form opened', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    await tab.drafts.save(uid, form, { notes: 'ha' }, 'minted');
    await tab.drafts.save(uid, form, { notes: 'hallo' });
    tab.kill();
    device.time.jump(20 * 3_600_000);
    expect(await device.openTab().drafts.load(uid, form)).toMatchObject({
      values: { notes: 'hallo' },
      requestId: 'minted',
    });
  });

  test('that is saved without an id gets one and keeps it', async () => {
    const tab = createTestDevice().openTab();
    const first = await tab.drafts.save(uid, form, { notes: 'a' });
    const second = await tab.drafts.save(uid, form, { notes: 'b' });
    const requestId = first.ok ? first.value.requestId : '';
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatchObject({ ok: true, value: { requestId } });
  });

  test('belongs to one person and one form', async () => {
    const tab = createTestDevice().openTab();
    await tab.drafts.save(uid, form, { notes: 'a' });
    expect(await tab.drafts.load('jozef', form)).toBeNull();
    expect(await tab.drafts.load(uid, 'other')).toBeNull();
    await tab.drafts.wipe('jozef');
    expect(await tab.drafts.load(uid, form)).not.toBeNull();
    await tab.drafts.clear(uid, form);
    expect(await tab.drafts.load(uid, form)).toBeNull();
  });

  test('leaves in the transaction that saves the request, and a late autosave does not bring it back', async () => {
    const tab = createTestDevice().openTab();
    await tab.drafts.save(uid, form, { notes: 'a' }, 'a');
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    expect(await tab.drafts.load(uid, form)).toBeNull();
    expect(await tab.drafts.save(uid, form, { notes: 'late' }, 'a')).toMatchObject({ ok: true });
    expect(await tab.drafts.load(uid, form)).toBeNull();
  });

  test('of a refused request that is being changed is kept', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    device.sender.fates.push('date-too-near');
    tab.start(uid);
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    await device.pass(1_000);
    await tab.drafts.save(uid, form, { notes: 'changed' }, 'a');
    expect(await tab.drafts.load(uid, form)).toMatchObject({ values: { notes: 'changed' }, requestId: 'a' });
  });

  test('that cannot be kept says so', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    device.breakStorage();
    expect(await tab.drafts.save(uid, form, {})).toEqual({ ok: false, error: { code: 'storage-unavailable' } });
    expect(await tab.drafts.load(uid, form)).toBeNull();
  });
});
