import { describe, expect, it } from 'vitest';
import { type RequestStatus, requestStatuses } from '#domain/requests/request-status.ts';
import { leadTimeDays } from '#domain/requests/lead-time.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { withField } from '../documents/field-value.ts';
import { jozef, maria, nel, nova, rosa, staff, unverifiedStaff, visitor } from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { requestOf } from '../people/world.ts';
import { inDays, newRequestId, requestFor } from './request-for.ts';
import { equals, openTown } from './town.ts';

const town = openTown();
const newRequest = `service_requests/${newRequestId}`;
const mariasRequest = `service_requests/${requestOf(maria)}`;

const mariaHas = (status: string) =>
  town.has(mariasRequest, { ...aServiceRequest({ request_id: requestOf(maria) }), status });

describe('asking for help', () => {
  it('is for a senior with a verified mail address and a profile', async () => {
    expect(await town.as(maria).creates(newRequest, requestFor(maria))).toBe('allowed');
    expect(await town.as(rosa).creates(newRequest, requestFor(rosa))).toBe('denied');
    expect(await town.as(nova).creates(newRequest, requestFor(nova))).toBe('denied');
    expect(await town.as(nel).creates(newRequest, requestFor(nel))).toBe('denied');
    expect(await town.as(visitor).creates(newRequest, requestFor(visitor))).toBe('denied');
  });

  it('is for oneself', async () => {
    expect(await town.as(jozef).creates(newRequest, requestFor(maria))).toBe('denied');
    expect(await town.as(staff).creates(newRequest, requestFor(maria))).toBe('denied');
  });

  // spec: 8.database.frequency-optional
  it('may leave out the frequency and the notes', async () => {
    const bare = withField(withField(requestFor(maria), 'frequency', undefined), 'notes', undefined);
    expect(await town.as(maria).creates(newRequest, bare)).toBe('allowed');
  });

  it('is three days ahead at the least, by the clock of the server', async () => {
    const on = (days: number) => requestFor(maria, { request_date: inDays(days) });
    expect(await town.as(maria).creates(newRequest, on(leadTimeDays + 1))).toBe('allowed');
    expect(await town.as(maria).creates(`service_requests/${requestIdOf(9)}`, on(leadTimeDays - 1))).toBe('denied');
    expect(await town.as(maria).creates(newRequest, requestFor(maria, { request_date: '2027-02-30' }))).toBe('denied');
  });

  it('is dated by the server', async () => {
    for (const minutes of [-60, -1, 1, 60]) {
      const forged = new Date(Date.now() + minutes * 60_000);
      expect(await town.as(maria).creates(newRequest, requestFor(maria, { created_at: forged }))).toBe('denied');
    }
  });

  it('costs 21 for each hour', async () => {
    expect(await town.as(maria).creates(newRequest, requestFor(maria, { hours_requested: 8, total_cost: 21 }))).toBe(
      'denied',
    );
    expect(await town.as(maria).creates(newRequest, requestFor(maria, { hours_requested: 9, total_cost: 189 }))).toBe(
      'denied',
    );
    expect(await town.as(maria).creates(newRequest, requestFor(maria, { hours_requested: 8, total_cost: 168 }))).toBe(
      'allowed',
    );
  });

  // spec: 4.requests.initial
  it('begins as submitted, under the id that the device made', async () => {
    expect(await town.as(maria).creates(newRequest, requestFor(maria, { status: 'assigned' }))).toBe('denied');
    expect(await town.as(maria).creates(`service_requests/${requestIdOf(8)}`, requestFor(maria))).toBe('denied');
  });

  it('twice under one id leaves the first as it was', async () => {
    const again = withField(requestFor(maria), 'notes', 'anders');
    expect(await town.as(maria).sets(newRequest, requestFor(maria))).toBe('allowed');
    expect(await town.as(maria).sets(newRequest, again)).toBe('denied');
    expect(await town.as(maria).gets(newRequest)).toBe('allowed');
  });

  it('sends what waited in one go, all of it or nothing', async () => {
    const many = (broken: boolean) =>
      Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => {
          const id = requestIdOf(5000 + index);
          const request = requestFor(maria, { request_id: id, ...(broken && index === 19 ? { address: '' } : {}) });
          return [`service_requests/${id}`, request];
        }),
      );
    expect(await town.as(maria).createsAll(many(true))).toBe('denied');
    expect(await town.as(maria).createsAll(many(false))).toBe('allowed');
  });
});

describe('seeing requests', () => {
  it('is for the one who asked and for staff', async () => {
    expect(await town.as(maria).gets(mariasRequest)).toBe('allowed');
    expect(await town.as(rosa).gets(`service_requests/${requestOf(rosa)}`)).toBe('allowed');
    expect(await town.as(staff).gets(mariasRequest)).toBe('allowed');
    expect(await town.as(jozef).gets(mariasRequest)).toBe('denied');
    expect(await town.as(unverifiedStaff).gets(mariasRequest)).toBe('denied');
  });

  it('tells nobody which ids are taken', async () => {
    expect(await town.as(maria).gets(newRequest)).toBe('denied');
  });

  it('lists and counts only what the query says is one’s own', async () => {
    const own = equals('senior_id', 'maria');
    expect(await town.as(maria).lists('service_requests', own)).toBe('allowed');
    expect(await town.as(maria).counts('service_requests', own, equals('status', 'submitted'))).toBe('allowed');
    expect(await town.as(maria).lists('service_requests')).toBe('denied');
    expect(await town.as(maria).counts('service_requests')).toBe('denied');
    expect(await town.as(jozef).lists('service_requests', own)).toBe('denied');
    expect(await town.as(visitor).lists('service_requests', own)).toBe('denied');
    expect(await town.as(staff).lists('service_requests', equals('status', 'submitted'))).toBe('allowed');
  });
});

describe('cancelling a request', () => {
  // spec: 4.requests.cancel-allowed
  it.each(['submitted', 'processing', 'Ingediend', 'In Behandeling'])(
    'is for the one who asked while it is %s',
    async (status) => {
      await mariaHas(status);
      expect(await town.as(jozef).updates(mariasRequest, { status: 'cancelled' })).toBe('denied');
      expect(await town.as(maria).updates(mariasRequest, { status: 'cancelled' })).toBe('allowed');
    },
  );

  // spec: 4.requests.cancel-allowed
  it.each(['assigned', 'ended', 'paid', 'cancelled', 'Gekoppeld', 'onbekend'])(
    'is too late once it is %s',
    async (status) => {
      await mariaHas(status);
      expect(await town.as(maria).updates(mariasRequest, { status: 'cancelled' })).toBe('denied');
    },
  );

  it('changes nothing else', async () => {
    expect(await town.as(maria).updates(mariasRequest, { status: 'cancelled', notes: 'x' })).toBe('denied');
    expect(await town.as(maria).updates(mariasRequest, { status: 'cancelled', total_cost: 0 })).toBe('denied');
    expect(await town.as(maria).updates(mariasRequest, { notes: 'x' })).toBe('denied');
    expect(await town.as(maria).deletes(mariasRequest)).toBe('denied');
  });

  it('writes the word of today', async () => {
    expect(await town.as(maria).updates(mariasRequest, { status: 'Geannuleerd' })).toBe('denied');
  });
});

describe('moving a request along', () => {
  const path: readonly RequestStatus[] = ['processing', 'assigned', 'ended', 'paid'];

  it('is for staff, one step after another', async () => {
    for (const status of path) expect(await town.as(staff).updates(mariasRequest, { status })).toBe('allowed');
  });

  it('is not for seniors', async () => {
    for (const status of path) expect(await town.as(maria).updates(mariasRequest, { status })).toBe('denied');
  });

  it('skips no step and goes no step back', async () => {
    expect(await town.as(staff).updates(mariasRequest, { status: 'assigned' })).toBe('denied');
    await mariaHas('assigned');
    expect(await town.as(staff).updates(mariasRequest, { status: 'processing' })).toBe('denied');
    await mariaHas('cancelled');
    for (const status of requestStatuses)
      expect(await town.as(staff).updates(mariasRequest, { status })).toBe('denied');
  });

  it('goes on from the words of older records', async () => {
    await mariaHas('Gekoppeld');
    expect(await town.as(staff).updates(mariasRequest, { status: 'voltooid' })).toBe('denied');
    expect(await town.as(staff).updates(mariasRequest, { status: 'ended' })).toBe('allowed');
  });

  it('lets staff cancel until the visit has ended', async () => {
    await mariaHas('assigned');
    expect(await town.as(staff).updates(mariasRequest, { status: 'cancelled' })).toBe('allowed');
    await mariaHas('ended');
    expect(await town.as(staff).updates(mariasRequest, { status: 'cancelled' })).toBe('denied');
  });
});
