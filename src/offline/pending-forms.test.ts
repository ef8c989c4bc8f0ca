import { afterEach, expect, test, vi } from 'vitest';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { createTestDevice, requestOf } from '#tests/faults/outbox-model/devices/test-device.ts';
import { visitorActing } from '#sync/visitor-outbox.ts';
import { hasRows } from '#lib/has-rows.ts';
import { hasPendingForms } from './pending-forms.ts';
import { visitorOwner } from './visitor-owner.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';

afterEach(() => vi.unstubAllGlobals());

test('without a database there are no pending forms, and checking creates none', async () => {
  const { environment } = createTestDevice();
  vi.stubGlobal('indexedDB', environment.indexedDB);
  expect(await hasPendingForms()).toBe(false);
  expect(await environment.indexedDB.databases()).toEqual([]);
});

test('only forms of visitors are found', async () => {
  const device = createTestDevice();
  vi.stubGlobal('indexedDB', device.environment.indexedDB);
  const place = { database: device.name, store: 'outbox', index: 'uid', value: visitorOwner };
  const tab = device.openTab();
  await tab.outbox.enqueue(forSelf('maria'), { kind: 'create-request', request: requestOf('maria', 'a') });
  expect(await hasRows(place)).toBe(false);
  await tab.outbox.enqueue(visitorActing, { kind: 'tip-employer', tipId: 'b', tip: anEmployerTip() });
  expect(await hasRows(place)).toBe(true);
});

test('without storage there are no pending forms', async () => {
  vi.stubGlobal('indexedDB', {
    databases: () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
  });
  expect(await hasPendingForms()).toBe(false);
  vi.stubGlobal('indexedDB', undefined);
  expect(await hasPendingForms()).toBe(false);
});
