import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { Channel, ToldKind } from '#domain/documents/alerts/notification-preferences.ts';
import { createTestDevice } from '#tests/faults/outbox-model/devices/test-device.ts';
import { chooseChannels } from './choose-channels.ts';

const uid = 'maria';

function openDevice() {
  const device = createTestDevice();
  const tab = device.openTab();
  const choose = (choiceId: string, told: ToldKind, channels: Channel[]) =>
    tab.outbox.enqueue(forSelf(uid), { kind: 'choose-channels', choiceId, told, channels });
  return { device, tab, choose };
}

test('of several choices for one kind the last is sent, and those for other kinds as well', async () => {
  const { device, tab, choose } = openDevice();
  await choose('one', 'reminder', ['sms']);
  await choose('two', 'payment', ['push']);
  await choose('three', 'reminder', ['mail']);
  tab.start(uid);
  await device.pass(1_000);
  expect(device.sender.sent.toSorted()).toEqual(['three', 'two']);
});

test('a second press with the same id is the first one', async () => {
  const { tab, choose } = openDevice();
  await choose('one', 'reminder', ['sms']);
  await choose('one', 'reminder', ['sms']);
  expect(await tab.outbox.pendingCount(uid)).toEqual({ ok: true, value: 1 });
});

test('it is shown by preferences that were read, and by nothing else', async () => {
  const { tab, choose } = openDevice();
  await choose('one', 'reminder', ['sms']);
  const [row] = await tab.rows(uid);
  const item = row as Parameters<typeof chooseChannels.isShown>[0];
  expect(chooseChannels.isShown(item, [{ kinds: {} }])).toBe(true);
  expect(chooseChannels.isShown(item, [{ profile: {} }])).toBe(false);
});
