import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { createTestDevice, requestOf, type TestTab } from '#tests/faults/outbox-model/devices/test-device.ts';
import { visitorOwner } from './visitor-owner.ts';

const session = {
  uid: 'maria',
  email: 'm@x.be',
  role: 'senior',
  firstName: 'Maria',
  lastName: 'P',
  savedAt: 1,
} as const;

/** One account on one device: a received request, a rejected one and a waiting one. */
async function deviceInUse() {
  const device = createTestDevice();
  const tab = device.openTab();
  await tab.outbox.enqueue(forSelf('maria'), { kind: 'create-request', request: requestOf('maria', 'received') });
  await tab.outbox.enqueue(forSelf('maria'), { kind: 'create-request', request: requestOf('maria', 'refused') });
  device.sender.outcomeOf.set('refused', 'profile-missing');
  const stop = tab.start('maria');
  await device.pass(1_000);
  device.sender.always = 'network';
  await tab.outbox.enqueue(forSelf('maria'), { kind: 'create-request', request: requestOf('maria', 'waiting') });
  await tab.settings.write('session', session);
  await tab.cache.write('maria', 'requests', ['secret']);
  await tab.drafts.save(forSelf('maria'), 'request', { notes: 'secret' });
  await device.pass(1_000);
  return { device, tab, stop };
}

/** The full content of the database. */
async function everything(tab: TestTab): Promise<string> {
  const tables = await Promise.all(tab.database.tables.map((table) => table.toArray()));
  return JSON.stringify(tables);
}

describe('signing out of this device', () => {
  test('counts the pending items', async () => {
    const { tab } = await deviceInUse();
    expect(await tab.signOut.unsentCount('maria')).toEqual({ ok: true, value: 2 });
  });

  test('keep: pending items stay for the next sign-in and everything else is wiped', async () => {
    const { device, tab, stop } = await deviceInUse();
    stop();
    expect(await tab.signOut.leave('maria', 'keep')).toEqual({ ok: true, value: undefined });
    expect((await tab.rows('maria')).map(({ id }) => id)).toEqual(['refused', 'waiting']);
    expect(await everything(tab)).not.toContain('secret');
    expect(await tab.settings.read('session')).toBeNull();

    device.sender.always = 'ok';
    tab.start('maria');
    await device.pass(1_000);
    expect(device.sender.effects.has('waiting')).toBe(true);
  });

  test('remove: no data of this account stays', async () => {
    const { tab, stop } = await deviceInUse();
    stop();
    expect(await tab.signOut.leave('maria', 'remove')).toEqual({ ok: true, value: undefined });
    expect(await everything(tab)).not.toContain('maria');
  });

  test('wait: sends what can be sent and returns the number left', async () => {
    const { device, tab } = await deviceInUse();
    device.sender.always = 'ok';
    const waiting = tab.signOut.waitUntilSent('maria');
    await device.pass(1_000);
    expect(await waiting).toEqual({ ok: true, value: 1 });
  });

  test('wait ends even when the network does not answer', async () => {
    const { device, tab } = await deviceInUse();
    device.sender.always = 'hang';
    const waiting = tab.signOut.waitUntilSent('maria');
    await device.pass(25_000);
    expect(await waiting).toEqual({ ok: true, value: 2 });
  });

  test('a failed wipe is reported', async () => {
    const { device, tab, stop } = await deviceInUse();
    stop();
    device.breakStorage();
    expect(await tab.signOut.leave('maria', 'remove')).toEqual({ ok: false, error: { code: 'storage-unavailable' } });
  });
});

describe('the next account on the same tablet', () => {
  test("neither lists nor sends the first one's items", async () => {
    const { device, tab, stop } = await deviceInUse();
    stop();
    await tab.signOut.leave('maria', 'keep');
    device.sender.always = 'ok';
    device.sender.sent.length = 0;
    const seen: string[] = [];
    tab.outbox.observe(forSelf('jozef'), (items) => seen.push(...items.map(({ id }) => id)));
    tab.start('jozef');
    await tab.outbox.enqueue(forSelf('jozef'), { kind: 'create-request', request: requestOf('jozef', 'his') });
    await device.pass(60_000);
    expect(new Set(seen)).toEqual(new Set(['his']));
    expect(device.sender.sent).toEqual(['his']);
  });

  test("cannot cancel, change, retry or remove the first one's items", async () => {
    const { tab } = await deviceInUse();
    expect(await tab.outbox.findRejected(forSelf('jozef'), 'refused')).toEqual({
      ok: false,
      error: { code: 'not-found' },
    });
    expect(await tab.outbox.retry(forSelf('jozef'), 'refused')).toEqual({ ok: false, error: { code: 'not-found' } });
    await tab.outbox.remove(forSelf('jozef'), 'refused');
    await tab.outbox.enqueue(forSelf('jozef'), { kind: 'cancel-request', requestId: 'waiting' });
    expect((await tab.rows('maria')).map(({ id, state }) => [id, state])).toEqual([
      ['received', 'received'],
      ['refused', 'needs-you'],
      ['waiting', 'waiting'],
    ]);
  });

  test('cannot save a request as the first one', async () => {
    const { tab } = await deviceInUse();
    expect(
      await tab.outbox.enqueue(forSelf('jozef'), { kind: 'create-request', request: requestOf('maria', 'forged') }),
    ).toEqual({
      ok: false,
      error: { code: 'invalid-input' },
    });
  });
});

describe('another account, or none', () => {
  // spec: security.m3
  test('the server ends the session: cache and drafts are wiped, and pending items wait for their owner', async () => {
    const { device, tab, stop } = await deviceInUse();
    stop();
    expect(await tab.signOut.wipeOthers(null)).toEqual({ ok: true, value: undefined });
    expect((await tab.rows('maria')).map(({ id }) => id)).toEqual(['refused', 'waiting']);
    expect(await everything(tab)).not.toContain('secret');
    expect(await tab.settings.read('session')).toBeNull();

    device.sender.always = 'ok';
    tab.start('maria');
    await device.pass(1_000);
    expect(device.sender.effects.has('waiting')).toBe(true);
  });

  // spec: security.m3
  test('signing in keeps the account’s own data and wipes that of others', async () => {
    const { tab, stop } = await deviceInUse();
    stop();
    await tab.settings.write('session', { ...session, uid: 'jozef' });
    await tab.cache.write('jozef', 'requests', ['of Jozef']);
    await tab.drafts.save(forSelf('jozef'), 'request', { notes: 'of Jozef' });
    expect(await tab.signOut.wipeOthers('jozef')).toEqual({ ok: true, value: undefined });
    expect(await everything(tab)).not.toContain('secret');
    expect(await tab.settings.read('session')).toMatchObject({ uid: 'jozef' });
    expect((await tab.cache.read('jozef', 'requests'))?.value).toEqual(['of Jozef']);
    expect((await tab.drafts.load(forSelf('jozef'), 'request'))?.values).toEqual({ notes: 'of Jozef' });
  });

  test('a late wipe, after another account signed in, wipes nothing', async () => {
    const { tab, stop } = await deviceInUse();
    stop();
    expect(await tab.signOut.wipeOthers('jozef')).toEqual({ ok: true, value: undefined });
    expect(await everything(tab)).toContain('secret');
  });

  test('a visitor’s draft belongs to the device and stays', async () => {
    const { tab, stop } = await deviceInUse();
    stop();
    await tab.drafts.save(forSelf(visitorOwner), 'registration', { name: 'Godelieve' });
    await tab.signOut.wipeOthers(null);
    expect((await tab.drafts.load(forSelf(visitorOwner), 'registration'))?.values).toEqual({ name: 'Godelieve' });
  });

  test('an autosave in progress stores nothing until its owner opens the form again', async () => {
    const { tab, stop } = await deviceInUse();
    stop();
    await tab.signOut.wipeOthers(null);
    expect((await tab.drafts.save(forSelf('maria'), 'request', { notes: 'too late' })).ok).toBe(true);
    expect(await everything(tab)).not.toContain('too late');
    expect(await tab.drafts.load(forSelf('maria'), 'request')).toBeNull();
    await tab.drafts.save(forSelf('maria'), 'request', { notes: 'anew' });
    expect((await tab.drafts.load(forSelf('maria'), 'request'))?.values).toEqual({ notes: 'anew' });
  });

  test('no session of another account lists, changes, retries, removes or sends pending items of the former', async () => {
    const { device, tab, stop } = await deviceInUse();
    stop();
    await tab.settings.write('session', { ...session, uid: 'jozef' });
    await tab.signOut.wipeOthers('jozef');
    expect(await everything(tab)).not.toContain('secret');
    device.sender.always = 'ok';
    const sentBefore = new Set(device.sender.effects.keys());
    tab.start('jozef');
    const shown: unknown[] = [];
    const stopObserving = tab.outbox.observe(forSelf('jozef'), (items) => shown.push(...items));
    await tab.outbox.flush();
    await device.pass(120_000);
    expect(shown).toEqual([]);
    expect(await tab.outbox.pendingCount('jozef')).toEqual({ ok: true, value: 0 });
    for (const id of ['refused', 'waiting']) {
      expect(await tab.outbox.findRejected(forSelf('jozef'), id)).toMatchObject({
        ok: false,
        error: { code: 'not-found' },
      });
      expect(await tab.outbox.retry(forSelf('jozef'), id)).toMatchObject({ ok: false });
      await tab.outbox.remove(forSelf('jozef'), id);
    }
    expect(new Set(device.sender.effects.keys())).toEqual(sentBefore);
    expect((await tab.rows('maria')).map(({ id, state }) => [id, state])).toEqual([
      ['refused', 'needs-you'],
      ['waiting', 'waiting'],
    ]);
    stopObserving();
  });

  test('a failed wipe of other accounts is reported', async () => {
    const { device, tab, stop } = await deviceInUse();
    stop();
    device.breakStorage();
    expect((await tab.signOut.wipeOthers(null)).ok).toBe(false);
  });
});
