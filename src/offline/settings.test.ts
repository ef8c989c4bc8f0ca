import { expect, test } from 'vitest';
import { createTestDevice } from '#tests/faults/outbox-model/devices/test-device.ts';

const session = {
  uid: 'maria',
  email: 'm@x.be',
  role: 'senior',
  firstName: 'Maria',
  lastName: 'P',
  savedAt: 1,
} as const;

test('a setting survives a restart, and is null before it is first set', async () => {
  const device = createTestDevice();
  const tab = device.openTab();
  expect(await tab.settings.read('language')).toBeNull();
  await tab.settings.write('language', 'en');
  await tab.settings.write('sidebarCollapsed', true);
  await tab.settings.write('session', session);
  tab.kill();
  const next = device.openTab();
  expect(await next.settings.read('language')).toBe('en');
  expect(await next.settings.read('sidebarCollapsed')).toBe(true);
  expect(await next.settings.read('session')).toEqual(session);
  await next.settings.clear('session');
  expect(await next.settings.read('session')).toBeNull();
});

test('a value of another version with an unknown form counts as not set', async () => {
  const tab = createTestDevice().openTab();
  await tab.database.settings.bulkPut([
    { key: 'language', value: 'Frans' },
    { key: 'session', value: { ...session, role: '__proto__' } },
  ]);
  expect(await tab.settings.read('language')).toBeNull();
  expect(await tab.settings.read('session')).toBeNull();
});
