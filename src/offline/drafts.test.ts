import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { createTestDevice, requestOf } from '#tests/faults/outbox-model/devices/test-device.ts';

const uid = 'maria';
const maria = forSelf(uid);
const form = 'request';

describe('a draft', () => {
  test('survives a crash and twenty hours, with the id minted when the form opened', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    await tab.drafts.save(maria, form, { notes: 'ha' }, 'minted');
    await tab.drafts.save(maria, form, { notes: 'hallo' });
    tab.kill();
    device.time.jump(20 * 3_600_000);
    expect(await device.openTab().drafts.load(maria, form)).toMatchObject({
      values: { notes: 'hallo' },
      requestId: 'minted',
    });
  });

  test('saved without an id gets one and keeps it', async () => {
    const tab = createTestDevice().openTab();
    const first = await tab.drafts.save(maria, form, { notes: 'a' });
    const second = await tab.drafts.save(maria, form, { notes: 'b' });
    const requestId = first.ok ? first.value.requestId : '';
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatchObject({ ok: true, value: { requestId } });
  });

  test('belongs to one actor and one form', async () => {
    const tab = createTestDevice().openTab();
    await tab.drafts.save(maria, form, { notes: 'a' });
    expect(await tab.drafts.load(forSelf('jozef'), form)).toBeNull();
    expect(await tab.drafts.load(maria, 'other')).toBeNull();
    await tab.drafts.wipe('jozef');
    expect(await tab.drafts.load(maria, form)).not.toBeNull();
    await tab.drafts.clear(maria, form);
    expect(await tab.drafts.load(maria, form)).toBeNull();
  });

  test('is separate per senior, and sign-out wipes all of its actor', async () => {
    const tab = createTestDevice().openTab();
    const forRosa = { actorUid: uid, seniorId: 'rosa' };
    await tab.drafts.save(maria, form, { notes: 'own' });
    await tab.drafts.save(forRosa, form, { notes: 'of Rosa' });
    expect(await tab.drafts.load(maria, form)).toMatchObject({ values: { notes: 'own' } });
    expect(await tab.drafts.load(forRosa, form)).toMatchObject({ values: { notes: 'of Rosa' } });
    expect(await tab.drafts.load(forSelf('rosa'), form)).toBeNull();
    expect(await tab.drafts.load({ actorUid: 'jozef', seniorId: 'rosa' }, form)).toBeNull();
    await tab.drafts.clear(forRosa, form);
    expect(await tab.drafts.load(forRosa, form)).toBeNull();
    await tab.drafts.save(forRosa, form, { notes: 'again' });
    await tab.drafts.wipe(uid);
    expect(await tab.drafts.load(maria, form)).toBeNull();
    expect(await tab.drafts.load(forRosa, form)).toBeNull();
  });

  test.each(['request', 'request/again/r1', 'chat', 'profile'])(
    'stored by a version without actors is found: %s',
    async (name) => {
      const tab = createTestDevice().openTab();
      await tab.database.drafts.put({ uid, form: name, requestId: 'minted', values: { notes: 'half' }, savedAt: 5 });
      const found = { values: { notes: 'half' }, requestId: 'minted', savedAt: 5 };
      expect(await tab.drafts.load(maria, name)).toEqual(found);
      await tab.drafts.save(maria, name, { notes: 'whole' });
      expect(await tab.database.drafts.toArray()).toMatchObject([{ uid, form: name, requestId: 'minted' }]);
    },
  );

  test('is deleted in the transaction that saves the request, and a late autosave does not restore it', async () => {
    const tab = createTestDevice().openTab();
    await tab.drafts.save(maria, form, { notes: 'a' }, 'a');
    await tab.outbox.enqueue(maria, { kind: 'create-request', request: requestOf(uid, 'a') });
    expect(await tab.drafts.load(maria, form)).toBeNull();
    expect(await tab.drafts.save(maria, form, { notes: 'late' }, 'a')).toMatchObject({ ok: true });
    expect(await tab.drafts.load(maria, form)).toBeNull();
  });

  test('of a rejected request that is being changed is kept', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    device.sender.outcomes.push('date-too-near');
    tab.start(uid);
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    await device.pass(1_000);
    await tab.drafts.save(maria, form, { notes: 'changed' }, 'a');
    expect(await tab.drafts.load(maria, form)).toMatchObject({ values: { notes: 'changed' }, requestId: 'a' });
  });

  test('that cannot be stored reports a failure', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    device.breakStorage();
    expect(await tab.drafts.save(maria, form, {})).toEqual({ ok: false, error: { code: 'storage-unavailable' } });
    expect(await tab.drafts.load(maria, form)).toBeNull();
  });
});
