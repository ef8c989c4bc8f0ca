import { randomUUID } from 'node:crypto';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { requestAt } from '#domain/requests/new-service-request.ts';
import type { StoredCacheEntry, StoredOutboxItem } from '#offline/db.ts';
import { cancelRequest } from '#sync/commands/cancel-request.ts';
import { createRequest } from '#sync/commands/create-request.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';
import { dayFromToday } from '#tests/e2e/dates.ts';
import { writeRows } from '#tests/e2e/device-store.ts';
import type { Page } from 'playwright-core';

/** What the device of somebody who uses it a lot holds. */
export const waitingItems = 200;
export const cachedRequests = 1_000;

const services = ['companionship', 'garden', 'household', 'transport', 'groceries', 'physical'] as const;
const statuses = ['submitted', 'processing', 'assigned', 'ended', 'paid', 'cancelled'] as const;
const hourMs = 3_600_000;

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** Requests over a year, the newest first; the first are still to come. */
const requestsOf = ({ seniorId }: ActingFor) =>
  Array.from({ length: cachedRequests }, (_, index) =>
    aServiceRequest({
      request_id: randomUUID(),
      senior_id: seniorId,
      task_category_id: pick(services, index),
      status: pick(statuses, index),
      request_date: dayFromToday(20 - index),
      created_at: new Date(Date.now() - index * 8 * hourMs),
    }),
  );

const toRow = ({ actorUid, hasRetryAfter, archived, ...item }: OutboxItem): StoredOutboxItem => ({
  ...item,
  uid: actorUid,
  serverAsked: hasRetryAfter,
  shelved: archived,
});

/** Requests that the device has not sent, and some cancellations of what is in the list. */
function outboxOf(acting: ActingFor, listed: readonly string[]): readonly StoredOutboxItem[] {
  return Array.from({ length: waitingItems }, (_, index) => {
    const place = { ...acting, sequence: index + 1, savedAt: Date.now() };
    const cancelled = index % 20 === 0 ? listed[index] : undefined;
    if (cancelled !== undefined) {
      const command = { kind: 'cancel-request', requestId: cancelled } as const;
      return toRow(anOutboxItem(command, { ...place, ...cancelRequest.identify(command) }));
    }
    const help = { serviceId: pick(services, index), date: dayFromToday(10 + (index % 30)), time: '14:00', hours: 2 };
    const address = 'Kerkstraat 12, 2000 Antwerpen';
    const request = requestAt({ ...help, notes: '', address }, randomUUID(), acting.seniorId);
    const command = { kind: 'create-request', request } as const;
    return toRow(anOutboxItem(command, { ...place, ...createRequest.identify(command) }));
  });
}

/** Fills the device on which a page shows the app, without a network: what waits would be sent. */
export async function fillDevice(page: Page, acting: ActingFor): Promise<void> {
  const requests = requestsOf(acting);
  const copy: StoredCacheEntry = {
    uid: acting.actorUid,
    key: `cached/${acting.seniorId}/list`,
    value: { requests, next: null },
    savedAt: Date.now(),
    askedAt: Date.now(),
  };
  await writeRows(page, 'cache', [copy]);
  await writeRows(
    page,
    'outbox',
    outboxOf(
      acting,
      requests.map(({ request_id }) => request_id),
    ),
  );
}
