import { describe, expect, test } from 'vitest';
import { createTestDevice, type TestTab } from '#tests/faults/outbox-model/devices/test-device.ts';

const signIn = (tab: TestTab, uid: string) =>
  tab.settings.write('session', {
    uid,
    email: `${uid}@x.be`,
    role: 'senior',
    firstName: uid,
    lastName: '',
    savedAt: 1,
  });

test('a cached answer survives a restart, with its time', async () => {
  const device = createTestDevice();
  const tab = device.openTab();
  await signIn(tab, 'maria');
  await tab.cache.write('maria', 'requests', [{ id: 1 }]);
  const savedAt = device.time.clock.now().getTime();
  tab.kill();
  device.time.jump(3_600_000);
  expect(await device.openTab().cache.read('maria', 'requests')).toEqual({ value: [{ id: 1 }], savedAt });
});

test('each actor has a separate cache, and wiping one leaves the other', async () => {
  const tab = createTestDevice().openTab();
  await signIn(tab, 'maria');
  await tab.cache.write('maria', 'requests', 'hers');
  await tab.cache.write('maria', 'categories', 'hers too');
  await signIn(tab, 'jozef');
  await tab.cache.write('jozef', 'requests', 'his');
  expect(await tab.cache.wipe('maria')).toEqual({ ok: true, value: undefined });
  expect(await tab.cache.read('maria', 'requests')).toBeNull();
  expect(await tab.cache.read('maria', 'categories')).toBeNull();
  expect(await tab.cache.read('jozef', 'requests')).toMatchObject({ value: 'his' });
});

test('what begins with a prefix is forgotten but for what is named, of one actor alone', async () => {
  const tab = createTestDevice().openTab();
  await signIn(tab, 'jozef');
  await tab.cache.write('jozef', 'door/a', 'his');
  await signIn(tab, 'maria');
  for (const key of ['door/a', 'door/b', 'doors', 'list']) await tab.cache.write('maria', key, key);
  expect(await tab.cache.forget('maria', 'door/', ['door/b'])).toEqual({ ok: true, value: undefined });
  expect(await tab.cache.read('maria', 'door/a')).toBeNull();
  for (const key of ['door/b', 'doors', 'list'])
    expect(await tab.cache.read('maria', key)).toMatchObject({ value: key });
  expect(await tab.cache.read('jozef', 'door/a')).toMatchObject({ value: 'his' });
});

test('with broken storage the cache is empty and does not throw', async () => {
  const device = createTestDevice();
  const tab = device.openTab();
  device.breakStorage();
  expect(await tab.cache.read('maria', 'requests')).toBeNull();
  expect(await tab.cache.write('maria', 'requests', 1)).toEqual({ ok: false, error: { code: 'storage-unavailable' } });
});

test('an answer that arrives after signing out is not stored', async () => {
  const tab = createTestDevice().openTab();
  await signIn(tab, 'maria');
  await tab.settings.clear('session');
  await tab.cache.wipe('maria');
  expect(await tab.cache.write('maria', 'requests', 'late')).toEqual({ ok: true, value: false });
  expect(await tab.cache.read('maria', 'requests')).toBeNull();
  await signIn(tab, 'jozef');
  await tab.cache.write('maria', 'requests', 'later still');
  expect(await tab.cache.read('maria', 'requests')).toBeNull();
});

describe('two tabs that read the same', () => {
  const opened = async () => {
    const device = createTestDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    await signIn(one, 'maria');
    return { device, one, other, askedAt: device.time.clock.now().getTime() };
  };
  const stored = async (tab: TestTab) => (await tab.cache.read('maria', 'requests'))?.value;

  test('keep the answer to the later question, in whichever order the answers come', async () => {
    const { device, one, other, askedAt } = await opened();
    device.time.jump(60_000);
    expect(await one.cache.write('maria', 'requests', 'newer', { askedAt: askedAt + 1 })).toMatchObject({
      value: true,
    });
    expect(await other.cache.write('maria', 'requests', 'older', { askedAt })).toEqual({ ok: true, value: false });
    expect(await stored(other)).toBe('newer');
    expect(await other.cache.write('maria', 'requests', 'newest', { askedAt: askedAt + 2 })).toMatchObject({
      value: true,
    });
    expect(await stored(one)).toBe('newest');
  });

  test('take a new answer when the clock was set back a year since the last one', async () => {
    const { device, one, askedAt } = await opened();
    await one.cache.write('maria', 'requests', 'before', { askedAt });
    device.time.jump(-365 * 86_400_000);
    const now = device.time.clock.now().getTime();
    expect(await one.cache.write('maria', 'requests', 'after', { askedAt: now })).toEqual({ ok: true, value: true });
    expect(await stored(one)).toBe('after');
  });
});
