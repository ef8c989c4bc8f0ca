import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { ok } from '#domain/result.ts';
import { createTestDevice, requestOf, type TestTab } from '#tests/faults/outbox-model/devices/test-device.ts';

const uid = 'maria';

/** What the person is told about it. */
async function cancel(tab: TestTab, requestId: string) {
  const done = await tab.outbox.enqueue(forSelf(uid), { kind: 'cancel-request', requestId });
  return done.ok ? ok(done.value.state === 'cancelled' ? 'cancelled-here' : 'queued') : done;
}

async function deviceWithSaved() {
  const device = createTestDevice();
  const tab = device.openTab();
  await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
  return { device, tab, sender: device.sender };
}

describe('cancelling', () => {
  test('a request that was never sent is cancelled locally and never sent', async () => {
    const { device, tab, sender } = await deviceWithSaved();
    expect(await cancel(tab, 'a')).toEqual({ ok: true, value: 'cancelled-here' });
    tab.start(uid);
    await device.pass(60_000);
    expect(sender.sent).toEqual([]);
    expect(await tab.rows(uid)).toMatchObject([{ id: 'a', state: 'cancelled' }]);
    expect(await tab.outbox.pendingCount(uid)).toEqual({ ok: true, value: 0 });
  });

  test('racing with a claim, the request is either cancelled locally or sent, never both', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { tab, sender, device } = await deviceWithSaved();
      tab.start(uid);
      for (let turn = 0; turn < round; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      const cancelled = await cancel(tab, 'a');
      await device.pass(1_000);
      expect([...sender.effects.keys()]).toEqual(
        cancelled.ok && cancelled.value === 'cancelled-here' ? [] : ['a', 'cancel:a'],
      );
    }
  });

  test('while the request is being sent, the cancellation is queued behind it', async () => {
    const { device, tab, sender } = await deviceWithSaved();
    sender.outcomes.push('hang');
    tab.start(uid);
    await device.pass(100);
    expect(await cancel(tab, 'a')).toEqual({ ok: true, value: 'queued' });
    await device.pass(60_000);
    expect(sender.sent).toEqual(['a', 'a', 'cancel:a']);
    expect((await tab.rows(uid)).map(({ state }) => state)).toEqual(['received', 'received']);
  });

  test('after a lost answer the cancellation is queued behind the request', async () => {
    const { device, tab, sender } = await deviceWithSaved();
    sender.outcomes.push('lost answer');
    tab.start(uid);
    await device.pass(0);
    expect(await tab.rows(uid)).toMatchObject([{ state: 'waiting' }]);
    expect(await cancel(tab, 'a')).toEqual({ ok: true, value: 'queued' });
    await device.pass(60_000);
    expect([...sender.effects.keys()]).toEqual(['a', 'cancel:a']);
  });

  test('a rejected request with its cancellation queued cancels both', async () => {
    const { device, tab, sender } = await deviceWithSaved();
    sender.outcomes.push('network', 'date-too-near');
    tab.start(uid);
    await device.pass(0);
    await cancel(tab, 'a');
    await device.pass(60_000);
    expect((await tab.rows(uid)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect([...sender.effects.keys()]).toEqual([]);
  });

  test('a rejected request is cancelled locally', async () => {
    const { device, tab, sender } = await deviceWithSaved();
    sender.outcomes.push('profile-missing');
    tab.start(uid);
    await device.pass(0);
    expect(await cancel(tab, 'a')).toEqual({ ok: true, value: 'cancelled-here' });
  });

  describe('for a senior who ended the right meanwhile, after a lost answer', () => {
    const acting = { actorUid: 'els', seniorId: uid };
    const cancelForHer = ({ outbox }: TestTab) => outbox.enqueue(acting, { kind: 'cancel-request', requestId: 'a' });

    async function deviceOfHelper() {
      const device = createTestDevice();
      const tab = device.openTab();
      await tab.outbox.enqueue(acting, { kind: 'create-request', request: requestOf(uid, 'a') });
      device.sender.outcomes.push('lost answer', 'no-access', 'no-access');
      tab.start('els');
      await device.pass(0);
      return { device, tab };
    }

    test('a cancellation that waits is not taken for done: the request may be at the server', async () => {
      const { device, tab } = await deviceOfHelper();
      await cancelForHer(tab);
      await device.pass(60_000);
      expect(await tab.rows('els')).toMatchObject([
        { id: 'a', state: 'needs-you', error: { code: 'no-access' } },
        { id: 'cancel:a', state: 'needs-you', error: { code: 'no-access' } },
      ]);
    });

    test('a cancellation of the rejected request goes to the server', async () => {
      const { device, tab } = await deviceOfHelper();
      await device.pass(60_000);
      expect(await cancelForHer(tab)).toMatchObject({ ok: true, value: { id: 'cancel:a', state: 'waiting' } });
    });
  });

  test('a rejected cancellation becomes needs-you and can be retried', async () => {
    const { device, tab, sender } = await deviceWithSaved();
    tab.start(uid);
    await device.pass(1_000);
    sender.outcomes.push('not-cancellable');
    await cancel(tab, 'a');
    await device.pass(1_000);
    expect((await tab.rows(uid))[1]).toMatchObject({ state: 'needs-you', error: { code: 'not-cancellable' } });
    expect(await cancel(tab, 'a')).toEqual({ ok: true, value: 'queued' });
    await device.pass(1_000);
    expect((await tab.rows(uid))[1]).toMatchObject({ state: 'received', error: null });
  });

  test('a double tap queues it once', async () => {
    const { device, tab } = await deviceWithSaved();
    tab.start(uid);
    await device.pass(1_000);
    await Promise.all([cancel(tab, 'a'), cancel(tab, 'a')]);
    await device.pass(1_000);
    expect((await tab.rows(uid)).map(({ id }) => id)).toEqual(['a', 'cancel:a']);
  });
});

describe('a rejected request', () => {
  async function deviceWithRejected() {
    const { device, tab, sender } = await deviceWithSaved();
    sender.outcomes.push('date-too-near');
    tab.start(uid);
    await device.pass(1_000);
    return { device, tab, sender };
  }

  test('stays until the changed one is saved, which replaces it', async () => {
    const { device, tab } = await deviceWithRejected();
    const refused = await tab.outbox.findRejected(forSelf(uid), 'a');
    expect(refused).toMatchObject({ ok: true, value: { command: { request: requestOf(uid, 'a') } } });
    expect(await tab.rows(uid)).toMatchObject([{ state: 'needs-you' }]);
    await tab.outbox.enqueue(forSelf(uid), {
      kind: 'create-request',
      request: requestOf(uid, 'a', { request_date: '2027-03-20' }),
    });
    await device.pass(1_000);
    const rows = await tab.rows(uid);
    expect(rows).toHaveLength(1);
    expect(rows).toMatchObject([{ state: 'received', command: { request: { request_date: '2027-03-20' } } }]);
  });

  test('can be retried', async () => {
    const { device, tab } = await deviceWithRejected();
    expect(await tab.outbox.retry(forSelf(uid), 'a')).toEqual({ ok: true, value: undefined });
    await device.pass(1_000);
    expect(await tab.rows(uid)).toMatchObject([{ state: 'received', error: null }]);
  });

  test('can be removed, and only when it is rejected', async () => {
    const { device, tab, sender } = await deviceWithRejected();
    sender.always = 'hang';
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'b') });
    expect(await tab.outbox.remove(forSelf(uid), 'a')).toEqual({ ok: true, value: undefined });
    expect(await tab.outbox.remove(forSelf(uid), 'a')).toEqual({ ok: true, value: undefined });
    await device.pass(1_000);
    expect(await tab.outbox.remove(forSelf(uid), 'b')).toEqual({ ok: false, error: { code: 'not-cancellable' } });
    expect((await tab.rows(uid)).map(({ id }) => id)).toEqual(['b']);
  });
});
