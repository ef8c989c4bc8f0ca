import { expect, test } from 'vitest';
import { createTestDevice, type TestTab } from '#tests/faults/outbox-model/test-device.ts';

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
  expect(await tab.cache.write('maria', 'requests', 'late')).toEqual({ ok: true, value: undefined });
  expect(await tab.cache.read('maria', 'requests')).toBeNull();
  await signIn(tab, 'jozef');
  await tab.cache.write('maria', 'requests', 'later still');
  expect(await tab.cache.read('maria', 'requests')).toBeNull();
});
