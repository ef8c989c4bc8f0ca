import { describe, expect, test } from 'vitest';
import { createTestDevice, requestOf } from '#tests/faults/outbox-model/devices/test-device.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';

const uid = 'maria';
const second = 1_000;
const minute = 60 * second;
const year = 365 * 24 * 60 * minute;

/** A device with one page and one saved request, before anything was sent. */
async function deviceWithSaved(...ids: string[]) {
  const device = createTestDevice();
  const tab = device.openTab();
  for (const id of ids)
    expect((await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, id) })).ok).toBe(
      true,
    );
  return { device, tab, sender: device.sender };
}

// spec: offline.1
describe('scenario 1: the server fails during a flush and the item stays', () => {
  // spec: offline.1
  test.for(['server-unavailable', 'too-many-requests', 'sign-in-expired', 'network', 'unknown'] as const)(
    '%s',
    async (code) => {
      const { device, tab, sender } = await deviceWithSaved('a');
      sender.outcomes.push(code);
      tab.start(uid);
      await device.pass(0);
      expect(await tab.rows(uid)).toMatchObject([{ id: 'a', state: 'waiting', attempts: 1, error: { code } }]);
      await device.pass(2 * minute);
      expect(await tab.rows(uid)).toMatchObject([{ state: 'received', error: null }]);
    },
  );

  // spec: offline.1
  test('a pause of the server is respected, also when the connection returns meanwhile', async () => {
    const { device, tab, sender } = await deviceWithSaved('a');
    sender.outcomes.push('too-many-requests');
    sender.retryAfterSeconds = 300;
    tab.start(uid);
    await device.pass(minute);
    tab.trigger('online');
    await device.pass(3 * minute);
    expect(sender.sent).toEqual(['a']);
    await device.pass(2 * minute);
    expect(sender.sent).toEqual(['a', 'a']);
  });
});

// spec: offline.2
test('scenario 2: the page is killed while the request hangs, and the item stays', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.outcomes.push('hang');
  tab.start(uid);
  await device.pass(second);
  expect(await tab.rows(uid)).toMatchObject([{ state: 'sending' }]);
  tab.kill();

  const next = device.openTab();
  next.start(uid);
  await device.pass(second);
  expect(await next.rows(uid)).toMatchObject([{ id: 'a', state: 'received' }]);
});

// spec: offline.3
test('scenario 3: the server commits, the answer is lost, and a retry has one effect and a receipt', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.outcomes.push('lost answer');
  tab.start(uid);
  await device.pass(0);
  expect(await tab.rows(uid)).toMatchObject([{ state: 'waiting' }]);
  await device.pass(2 * minute);
  expect(sender.sent).toEqual(['a', 'a']);
  expect(sender.effects.get('a')).toBe(1);
  expect(await tab.rows(uid)).toMatchObject([{ state: 'received' }]);
});

// spec: offline.5
test('scenario 5: rejected after days offline and a reload, the item keeps its reason', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.always = 'network';
  tab.start(uid);
  await device.pass(5 * minute);
  tab.kill();
  device.time.jump(4 * 24 * 60 * minute);
  sender.always = 'date-too-near';
  const reloaded = device.openTab();
  reloaded.start(uid);
  await device.pass(second);
  reloaded.kill();

  const again = device.openTab();
  const [item] = await again.rows(uid);
  expect(item).toMatchObject({ state: 'needs-you', error: { code: 'date-too-near' } });
  expect(await again.outbox.findRejected(forSelf(uid), 'a')).toMatchObject({
    ok: true,
    value: { command: { request: requestOf(uid, 'a') } },
  });
});

// spec: offline.6
test('scenario 6: an expired session keeps the item, asks for a sign-in, and resumes after it', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.always = 'sign-in-expired';
  const stop = tab.start(uid);
  await device.pass(10 * minute);
  expect(tab.outbox.status().signInNeeded).toBe(true);
  expect(await tab.rows(uid)).toMatchObject([{ state: 'waiting', error: { code: 'sign-in-expired' } }]);
  stop();

  sender.always = 'ok';
  tab.start(uid);
  await device.pass(second);
  expect(await tab.rows(uid)).toMatchObject([{ state: 'received' }]);
  expect(tab.outbox.status().signInNeeded).toBe(false);
});

// spec: offline.9
test('scenario 9: seemingly connected without a receipt for two minutes, the item is reported as stuck', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.always = 'network';
  tab.start(uid);
  await device.pass(90 * second);
  expect(tab.outbox.status().stuckSince).toBeNull();
  await device.pass(2 * minute);
  expect(tab.outbox.status().stuckSince).not.toBeNull();

  sender.always = 'ok';
  await device.pass(2 * minute);
  expect(tab.outbox.status().stuckSince).toBeNull();
});

test('whether the server answered the last attempt is known, whatever the browser reports', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.outcomes.push('network', 'server-unavailable', 'network');
  tab.start(uid);
  const reached: boolean[] = [];
  tab.outbox.observeStatus(({ unreachable }) => {
    if (reached.at(-1) !== !unreachable) reached.push(!unreachable);
  });
  await device.pass(5 * minute);
  expect(reached).toEqual([true, false, true, false, true]);
});

// spec: offline.9
test('scenario 9: without a connection nothing is reported as stuck', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.always = 'network';
  tab.online = false;
  tab.start(uid);
  await device.pass(10 * minute);
  expect(tab.outbox.status().stuckSince).toBeNull();
});

// spec: offline.10
describe('scenario 10: one bad item never blocks the others', () => {
  // spec: offline.10
  test.for(['throw', 'server-unavailable', 'invalid-input'] as const)('it meets: %s', async (fate) => {
    const { device, tab, sender } = await deviceWithSaved('a', 'bad', 'b');
    sender.outcomeOf.set('bad', fate);
    tab.start(uid);
    await device.pass(second);
    const states = Object.fromEntries((await tab.rows(uid)).map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({ a: 'received', b: 'received' });
    expect(states['bad']).not.toBe('received');
  });
});

// spec: offline.11
test('scenario 11: stopped between two attempts and started again, the item still waits', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.outcomes.push('network');
  const stop = tab.start(uid);
  await device.pass(0);
  stop();
  await device.pass(10 * minute);
  expect(sender.sent).toEqual(['a']);
  expect(await tab.rows(uid)).toMatchObject([{ state: 'waiting' }]);
  tab.start(uid);
  await device.pass(second);
  expect(await tab.rows(uid)).toMatchObject([{ state: 'received' }]);
});

// spec: offline.12
test('scenario 12: without an online event, and with navigator.onLine false, polling sends the item', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  tab.online = false;
  sender.always = 'network';
  tab.start(uid);
  await device.pass(5 * minute);
  sender.always = 'ok';
  await device.pass(31 * second);
  expect(await tab.rows(uid)).toMatchObject([{ state: 'received' }]);
});

// spec: offline.13
test('scenario 13: an outage of an hour, with many failures, drops nothing', async () => {
  const { device, tab, sender } = await deviceWithSaved('a', 'b', 'c');
  sender.always = 'server-unavailable';
  tab.start(uid);
  await device.pass(60 * minute);
  const [first] = await tab.rows(uid);
  expect(first?.attempts).toBeGreaterThan(50);
  sender.always = 'ok';
  await device.pass(2 * minute);
  expect((await tab.rows(uid)).map(({ state }) => state)).toEqual(['received', 'received', 'received']);
});

// spec: offline.14
test('scenario 14: items saved during a flush keep their order', async () => {
  const { device, tab, sender } = await deviceWithSaved('a');
  sender.always = 'network';
  tab.start(uid);
  await device.pass(0);
  for (const id of ['b', 'c', 'd'])
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, id) });
  await tab.outbox.enqueue(forSelf(uid), { kind: 'cancel-request', requestId: 'a' });
  sender.always = 'ok';
  sender.sent.length = 0;
  await device.pass(2 * minute);
  expect([...sender.effects.keys()]).toEqual(['a', 'b', 'c', 'd', 'cancel:a']);
});

// spec: offline.17
describe('scenario 17: the clock jumps and sending continues', () => {
  // spec: offline.17
  test.for([60 * minute, -60 * minute, year, -year])('by %i ms', async (jump) => {
    const { device, tab, sender } = await deviceWithSaved('a');
    sender.always = 'network';
    tab.start(uid);
    await device.pass(3 * minute);
    device.time.jump(jump);
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'b') });
    sender.always = 'ok';
    await device.pass(90 * second);
    expect((await tab.rows(uid)).map(({ id, state }) => [id, state])).toEqual([
      ['a', 'received'],
      ['b', 'received'],
    ]);
  });
});
