import { expect, test } from 'vitest';
import { type RequestDay } from '#domain/documents/requests/request-day.ts';
import { countRequest } from '#domain/requests/count-request.ts';
import { mostRequestsPerDay } from '#domain/requests/request-cap.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import { memoryRateLimits } from '#tests/builders/memory-rate-limits.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import { admitRequest } from './admit-request.ts';

const at = new Date('2026-03-02T09:00:01Z');
const requestIdOf = (index: number) => `7d3f0f3e-5c7a-4c7e-9b39-${String(index).padStart(12, '0')}`;

/** Counts in memory; a mail is ordered once. */
function setUp() {
  const mails = new Map<string, string>();
  const refused: Pick<CaseCommand, 'name' | 'commandId' | 'requestId'>[] = [];
  const alarms: string[] = [];
  let day: RequestDay | null = null;
  const customer = { email: 'm@x.be', language: 'NL', firstName: 'M', name: 'M P', telephone: '04', town: '' } as const;
  const services = {
    requestDays: {
      count: async (request: Parameters<typeof countRequest>[1]) => {
        const counted = countRequest(day, request);
        if (counted.kind === 'counted') day = counted.day;
        return counted.kind;
      },
    },
    dispatch: {
      run: async ({ name, commandId, requestId }: CaseCommand) => {
        refused.push({ name, commandId, requestId });
        return { outcome: 'done', revision: 1 } as const;
      },
    },
    mailQueue: {
      isOrdered: async (id: string) => mails.has(id),
      enqueue: async (id: string, { template }: { readonly template: string }) => {
        if (mails.has(id)) return false;
        mails.set(id, template);
        return true;
      },
    },
    rateLimits: memoryRateLimits(),
    customers: { find: async () => customer, recipientOf: async () => customer },
    visits: { serviceName: async () => '' },
    staffEmail: () => 'staf@madelief.test',
    clock: { now: () => at },
    log: { info: () => undefined, error: (event: string) => void alarms.push(event) },
  } as unknown as Parameters<typeof admitRequest>[1];
  const admit = (index: number, more: Partial<DocumentChange> & { readonly fields?: object } = {}) => {
    const { fields, ...change } = more;
    const after = { ...aServiceRequest({ request_id: requestIdOf(index), created_at: at }), ...fields };
    const documentId = requestIdOf(index);
    const common = { eventId: `event-${index}`, at, collection: 'service_requests', documentId } as const;
    return admitRequest({ ...common, before: null, after, ...change }, services);
  };
  const ordered = (template: string) => [...mails.values()].filter((each) => each === template).length;
  return { admit, ordered, refused, alarms };
}

test('requests past the cap are cancelled without a mail of their own, with one alarm and one mail to staff', async () => {
  const { admit, ordered, refused, alarms } = setUp();
  for (let index = 0; index < mostRequestsPerDay + 3; index += 1) await admit(index);
  expect(ordered('request-received')).toBe(mostRequestsPerDay);
  expect(ordered('staff-new-request')).toBe(mostRequestsPerDay);
  expect(ordered('staff-many-requests')).toBe(1);
  expect(alarms).toEqual(['requests past the cap of a day']);
  expect(refused.map(({ requestId }) => requestId)).toEqual([50, 51, 52].map(requestIdOf));
});

test('an event that is delivered again is neither counted nor refused again', async () => {
  const { admit, ordered, refused } = setUp();
  for (let index = 0; index < mostRequestsPerDay; index += 1) {
    await admit(index);
    await admit(index);
  }
  expect([ordered('request-received'), refused]).toEqual([mostRequestsPerDay, []]);
  await admit(mostRequestsPerDay);
  await admit(mostRequestsPerDay);
  expect(new Set(refused.map(({ commandId }) => commandId)).size).toBe(1);
});

test('what staff books, and a change of a request, are not counted', async () => {
  const { admit, ordered, refused } = setUp();
  for (let index = 0; index < mostRequestsPerDay * 2; index += 1) {
    await admit(index, { fields: { last_command: `command-${index}` } });
    await admit(index, { before: { ...aServiceRequest() }, fields: { status: 'processing' } });
  }
  await admit(1_000);
  expect([ordered('request-received'), refused]).toEqual([1, []]);
});
