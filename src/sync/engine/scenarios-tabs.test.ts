import { describe, expect, test, vi } from 'vitest';
import { createTestDevice, requestOf, settle } from '#tests/faults/outbox-model/devices/test-device.ts';
import type { OutboxItem } from './item.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';

const uid = 'maria';
const second = 1_000;
const minute = 60 * second;

// spec: offline.15
test('scenario 15: three tabs reconnect and the request is sent once', async () => {
  const device = createTestDevice();
  const tabs = [device.openTab(), device.openTab(), device.openTab()];
  device.sender.always = 'network';
  for (const tab of tabs) tab.start(uid);
  await tabs[1]?.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
  await device.pass(3 * minute);
  device.sender.sent.length = 0;
  device.sender.always = 'ok';
  for (const tab of tabs) tab.trigger('online');
  await device.pass(minute);
  expect(device.sender.sent).toEqual(['a']);
});

// spec: offline.15
test('scenario 15: a receipt of one tab is shown and announced in all tabs', async () => {
  const device = createTestDevice();
  const [first, second_] = [device.openTab(), device.openTab()];
  const announced: string[] = [];
  second_.outbox.onReceived(({ id }) => announced.push(id));
  let shown: readonly OutboxItem[] = [];
  second_.outbox.observe(forSelf(uid), (items) => {
    shown = items;
  });
  second_.start(uid);
  await device.pass(0);
  first.start(uid);
  await first.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
  await device.pass(second);
  expect(shown).toMatchObject([{ id: 'a', state: 'received' }]);
  expect(announced).toEqual(['a']);
});

// spec: offline.16
describe('scenario 16: a refetched list never removes items that it does not show', () => {
  // spec: offline.16
  test('a waiting row stays, a received one stays until it is listed', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    let shown: string[] = [];
    tab.outbox.observe(forSelf(uid), (items) => {
      shown = items.map(({ id, state }) => `${id} ${state}`);
    });
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    await tab.outbox.confirmShown(forSelf(uid), []);
    await settle();
    await vi.waitFor(() => expect(shown).toEqual(['a waiting']));

    tab.start(uid);
    await device.pass(second);
    await tab.outbox.confirmShown(forSelf(uid), [{ request_id: 'older', status: 'submitted' }]);
    await settle();
    await vi.waitFor(() => expect(shown).toEqual(['a received']));

    await tab.outbox.confirmShown(forSelf(uid), [{ request_id: 'a', status: 'submitted' }]);
    await settle();
    await vi.waitFor(() => expect(shown).toEqual([]));
  });

  // spec: offline.16
  test('a received cancellation stays until the list shows it as cancelled', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    let shown: string[] = [];
    tab.outbox.observe(forSelf(uid), (items) => {
      shown = items.map(({ id }) => id);
    });
    tab.start(uid);
    expect(
      await tab.outbox.enqueue(forSelf(uid), { kind: 'cancel-request', requestId: 'from-the-server' }),
    ).toMatchObject({
      ok: true,
      value: { state: 'waiting' },
    });
    await device.pass(second);
    await tab.outbox.confirmShown(forSelf(uid), [{ request_id: 'from-the-server', status: 'submitted' }]);
    await settle();
    await vi.waitFor(() => expect(shown).toEqual(['cancel:from-the-server']));
    await tab.outbox.confirmShown(forSelf(uid), [{ request_id: 'from-the-server', status: 'Geannuleerd' }]);
    await settle();
    await vi.waitFor(() => expect(shown).toEqual([]));
  });

  // spec: offline.16
  test('an archived request that is saved again is still deduplicated', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    tab.start(uid);
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    await device.pass(second);
    await tab.outbox.confirmShown(forSelf(uid), [{ request_id: 'a', status: 'submitted' }]);
    const again = await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    expect(again).toMatchObject({ ok: true, value: { state: 'received' } });
    expect(
      await tab.outbox.enqueue(forSelf(uid), {
        kind: 'create-request',
        request: requestOf(uid, 'a', { notes: 'another' }),
      }),
    ).toEqual({
      ok: false,
      error: { code: 'already-exists' },
    });
  });
});

// spec: offline.18
describe('scenario 18: killed in the middle of a request, nothing stays "busy"', () => {
  // spec: offline.18
  test.for([
    { webLocks: true, within: second },
    { webLocks: false, within: 15 * second },
  ])('%o', async ({ webLocks, within }) => {
    const device = createTestDevice({ webLocks });
    const tab = device.openTab();
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    device.sender.outcomes.push('hang');
    tab.start(uid);
    await device.pass(4 * second);
    expect(await tab.rows(uid)).toMatchObject([{ state: 'sending' }]);
    tab.kill();
    const next = device.openTab();
    next.start(uid);
    await device.pass(within);
    expect(await next.rows(uid)).toMatchObject([{ state: 'received' }]);
  });
});

// spec: offline.19
describe('scenario 19: a frozen page that sends is replaced within 15 seconds', () => {
  // spec: offline.19
  test.for([true, false])('Web Locks: %s', async (webLocks) => {
    const device = createTestDevice({ webLocks });
    const [frozen, other] = [device.openTab(), device.openTab()];
    await frozen.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    device.sender.outcomes.push('hang');
    frozen.start(uid);
    await device.pass(second);
    other.start(uid);
    await device.pass(second);
    frozen.frozen = true;
    await device.pass(15 * second);
    expect(await other.rows(uid)).toMatchObject([{ state: 'received' }]);

    // It resumes, and the timeout of its request changes nothing.
    frozen.frozen = false;
    await device.pass(2 * minute);
    expect(await other.rows(uid)).toMatchObject([{ state: 'received' }]);
    expect(device.sender.sent).toEqual(['a', 'a']);
  });

  // spec: offline.19
  test('a slow one is not replaced', async () => {
    const device = createTestDevice();
    const [slow, other] = [device.openTab(), device.openTab()];
    await slow.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    device.sender.outcomes.push('hang');
    slow.start(uid);
    await device.pass(second);
    other.start(uid);
    await device.pass(25 * second);
    expect(device.sender.sent).toEqual(['a']);
  });
});
