import { describe, expect, it } from 'vitest';
import { requestStatuses } from '#domain/requests/request-status.ts';
import { leadTimeDays } from '#domain/requests/lead-time.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aRequestDay, aServiceRequest } from '#tests/builders/service-request.ts';
import { fieldsOf, withField } from '../documents/field-value.ts';
import { booker, jozef, maria, nel, nova, rosa, seer, staff, unverifiedStaff, visitor } from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { requestOf } from '../people/world.ts';
import { inDays, newRequestId, requestFor } from './request-for.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const newRequest = `service_requests/${newRequestId}`;
const mariasRequest = `service_requests/${requestOf(maria)}`;

const mariaHas = (status: string) =>
  database.has(mariasRequest, { ...aServiceRequest({ request_id: requestOf(maria) }), status });

/** A request with what functions add to it. */
const quoted = {
  ...aServiceRequest({ request_id: requestOf(maria), status: 'processing' }),
  quote: { ...aQuote() },
  last_command: requestIdOf(5),
};

describe('creating a request', () => {
  it('is allowed to a senior with a verified mail address and a profile', async () => {
    expect(await database.as(maria).creates(newRequest, requestFor(maria))).toBe('allowed');
    expect(await database.as(rosa).creates(newRequest, requestFor(rosa))).toBe('denied');
    expect(await database.as(nova).creates(newRequest, requestFor(nova))).toBe('denied');
    expect(await database.as(nel).creates(newRequest, requestFor(nel))).toBe('denied');
    expect(await database.as(visitor).creates(newRequest, requestFor(visitor))).toBe('denied');
  });

  it('is allowed for oneself alone', async () => {
    expect(await database.as(jozef).creates(newRequest, requestFor(maria))).toBe('denied');
    expect(await database.as(staff).creates(newRequest, requestFor(maria))).toBe('denied');
  });

  it('allows a request to recur until a day that is not before its first', async () => {
    const recurring = (repeat_until: string) => requestFor(maria, { frequency: 'biweekly', repeat_until });
    expect(await database.as(maria).creates(newRequest, recurring(inDays(leadTimeDays + 1)))).toBe('denied');
    expect(await database.as(maria).creates(newRequest, recurring('volgend jaar'))).toBe('denied');
    expect(await database.as(maria).creates(newRequest, recurring(inDays(leadTimeDays + 2)))).toBe('allowed');
  });

  // spec: 8.database.frequency-optional
  it('allows the frequency and the notes to be absent', async () => {
    const bare = withField(withField(requestFor(maria), 'frequency', undefined), 'notes', undefined);
    expect(await database.as(maria).creates(newRequest, bare)).toBe('allowed');
  });

  it('requires a lead time of three days, by the clock of the server', async () => {
    const on = (days: number) => requestFor(maria, { request_date: inDays(days) });
    expect(await database.as(maria).creates(newRequest, on(leadTimeDays + 1))).toBe('allowed');
    expect(await database.as(maria).creates(`service_requests/${requestIdOf(9)}`, on(leadTimeDays - 1))).toBe('denied');
    expect(await database.as(maria).creates(newRequest, requestFor(maria, { request_date: '2027-02-30' }))).toBe(
      'denied',
    );
  });

  it('requires the timestamp of the server', async () => {
    for (const minutes of [-60, -1, 1, 60]) {
      const forged = new Date(Date.now() + minutes * 60_000);
      expect(await database.as(maria).creates(newRequest, requestFor(maria, { created_at: forged }))).toBe('denied');
    }
  });

  it('requires a cost of 21 for each hour', async () => {
    expect(
      await database.as(maria).creates(newRequest, requestFor(maria, { hours_requested: 8, total_cost: 21 })),
    ).toBe('denied');
    expect(
      await database.as(maria).creates(newRequest, requestFor(maria, { hours_requested: 9, total_cost: 189 })),
    ).toBe('denied');
    expect(
      await database.as(maria).creates(newRequest, requestFor(maria, { hours_requested: 8, total_cost: 168 })),
    ).toBe('allowed');
  });

  // spec: 4.requests.initial
  it('requires the initial status, and the id that the device created', async () => {
    expect(await database.as(maria).creates(newRequest, requestFor(maria, { status: 'assigned' }))).toBe('denied');
    expect(await database.as(maria).creates(`service_requests/${requestIdOf(8)}`, requestFor(maria))).toBe('denied');
  });

  it('does not overwrite a request with the same id', async () => {
    const again = withField(requestFor(maria), 'notes', 'anders');
    expect(await database.as(maria).sets(newRequest, requestFor(maria))).toBe('allowed');
    expect(await database.as(maria).sets(newRequest, again)).toBe('denied');
    expect(await database.as(maria).gets(newRequest)).toBe('allowed');
  });

  it('takes none on a day that is full, from nobody, and has room when that day is over', async () => {
    const mariasDay = (overrides: Parameters<typeof aRequestDay>[0]) =>
      database.has('request_days/maria', { ...aRequestDay(overrides) });
    const inAnHour = new Date(Date.now() + 3_600_000);
    const byBooker = withField(requestFor(maria), 'actor_uid', 'bram');
    await mariasDay({ takes_from: inAnHour });
    expect(await database.as(maria).creates(newRequest, requestFor(maria))).toBe('denied');
    expect(await database.as(booker).creates(newRequest, byBooker)).toBe('denied');
    await mariasDay({ takes_from: new Date(Date.now() - 1_000) });
    expect(await database.as(booker).creates(newRequest, byBooker)).toBe('allowed');
    const another = requestIdOf(77);
    const next = requestFor(maria, { request_id: another });
    expect(await database.as(maria).creates(`service_requests/${another}`, next)).toBe('allowed');
  });

  it('lets whoever may ask read how full the day is, and nobody count but the functions', async () => {
    expect(await database.as(maria).gets('request_days/maria')).toBe('allowed');
    expect(await database.as(booker).gets('request_days/maria')).toBe('allowed');
    for (const actor of [seer, jozef, staff, visitor])
      expect(await database.as(actor).gets('request_days/maria')).toBe('denied');
    for (const actor of [maria, booker, staff]) {
      expect(await database.as(actor).lists('request_days')).toBe('denied');
      expect(await database.as(actor).updates('request_days/maria', { request_ids: [] })).toBe('denied');
      expect(await database.as(actor).deletes('request_days/maria')).toBe('denied');
    }
  });

  it('accepts several requests in one commit, all or none', async () => {
    const many = (broken: boolean) =>
      Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => {
          const id = requestIdOf(5000 + index);
          const request = requestFor(maria, { request_id: id, ...(broken && index === 19 ? { address: '' } : {}) });
          return [`service_requests/${id}`, request];
        }),
      );
    expect(await database.as(maria).createsAll(many(true))).toBe('denied');
    expect(await database.as(maria).createsAll(many(false))).toBe('allowed');
  });
});

describe('reading requests', () => {
  it('is allowed to their owner and to staff', async () => {
    expect(await database.as(maria).gets(mariasRequest)).toBe('allowed');
    expect(await database.as(rosa).gets(`service_requests/${requestOf(rosa)}`)).toBe('allowed');
    expect(await database.as(staff).gets(mariasRequest)).toBe('allowed');
    expect(await database.as(jozef).gets(mariasRequest)).toBe('denied');
    expect(await database.as(unverifiedStaff).gets(mariasRequest)).toBe('denied');
  });

  it('does not disclose which ids exist', async () => {
    expect(await database.as(maria).gets(newRequest)).toBe('denied');
  });

  it('is allowed for a list or count restricted to one’s own', async () => {
    const own = equals('senior_id', 'maria');
    expect(await database.as(maria).lists('service_requests', own)).toBe('allowed');
    expect(await database.as(maria).counts('service_requests', own, equals('status', 'submitted'))).toBe('allowed');
    expect(await database.as(maria).lists('service_requests')).toBe('denied');
    expect(await database.as(maria).counts('service_requests')).toBe('denied');
    expect(await database.as(jozef).lists('service_requests', own)).toBe('denied');
    expect(await database.as(visitor).lists('service_requests', own)).toBe('denied');
    expect(await database.as(staff).lists('service_requests', equals('status', 'submitted'))).toBe('allowed');
  });
});

describe('cancelling a request', () => {
  // spec: 4.requests.cancel-allowed
  it.each(['submitted', 'processing', 'Ingediend', 'In Behandeling'])(
    'is allowed to the owner while it is %s',
    async (status) => {
      await mariaHas(status);
      expect(await database.as(jozef).updates(mariasRequest, { status: 'cancelled' })).toBe('denied');
      expect(await database.as(maria).updates(mariasRequest, { status: 'cancelled' })).toBe('allowed');
    },
  );

  // spec: 4.requests.cancel-allowed
  it.each(['assigned', 'ended', 'paid', 'cancelled', 'Gekoppeld', 'onbekend'])(
    'is too late once it is %s',
    async (status) => {
      await mariaHas(status);
      expect(await database.as(maria).updates(mariasRequest, { status: 'cancelled' })).toBe('denied');
    },
  );

  it('cannot change another field', async () => {
    expect(await database.as(maria).updates(mariasRequest, { status: 'cancelled', notes: 'x' })).toBe('denied');
    expect(await database.as(maria).updates(mariasRequest, { status: 'cancelled', total_cost: 0 })).toBe('denied');
    expect(await database.as(maria).updates(mariasRequest, { notes: 'x' })).toBe('denied');
    expect(await database.as(maria).deletes(mariasRequest)).toBe('denied');
  });

  it('writes the current status value', async () => {
    expect(await database.as(maria).updates(mariasRequest, { status: 'Geannuleerd' })).toBe('denied');
  });
});

const statuses: readonly string[] = [...requestStatuses, 'Ingediend', 'Gekoppeld'];

describe('changing a request otherwise', () => {
  it('is allowed to no client, staff included: whatever the status, staff gives commands to functions', async () => {
    for (const from of statuses) {
      await mariaHas(from);
      for (const status of requestStatuses) {
        for (const actor of [staff, unverifiedStaff]) {
          expect(await database.as(actor).updates(mariasRequest, { status }), `${from} to ${status}`).toBe('denied');
        }
      }
    }
    expect(await database.as(staff).updates(mariasRequest, { notes: 'x' })).toBe('denied');
    expect(await database.as(staff).updates(mariasRequest, { request_date: inDays(9) })).toBe('denied');
    expect(await database.as(staff).deletes(mariasRequest)).toBe('denied');
  });

  it('is not allowed to seniors', async () => {
    for (const status of requestStatuses.filter((other) => other !== 'cancelled')) {
      expect(await database.as(maria).updates(mariasRequest, { status }), status).toBe('denied');
    }
  });
});

describe('the quote and the last command of a request', () => {
  const quote = fieldsOf(aQuote());
  const accepted = fieldsOf(aQuote({ state: 'accepted', cents_per_hour: 500, how: 'app' }));

  it('are not in a new request', async () => {
    expect(await database.as(maria).creates(newRequest, withField(requestFor(maria), 'quote', quote))).toBe('denied');
    expect(await database.as(maria).creates(newRequest, withField(requestFor(maria), 'last_command', 'x'))).toBe(
      'denied',
    );
  });

  it('are changed by no client: an answer to a quote is a command too', async () => {
    await database.has(mariasRequest, quoted);
    for (const actor of [maria, staff]) {
      expect(await database.as(actor).updates(mariasRequest, { quote: accepted })).toBe('denied');
      expect(await database.as(actor).updates(mariasRequest, { quote: undefined })).toBe('denied');
      expect(await database.as(actor).updates(mariasRequest, { last_command: 'other' })).toBe('denied');
    }
  });

  it('do not hinder the senior who cancels, and stay as they are', async () => {
    await database.has(mariasRequest, quoted);
    const cancel = { status: 'cancelled' };
    expect(await database.as(maria).updates(mariasRequest, { ...cancel, quote: accepted })).toBe('denied');
    expect(await database.as(maria).updates(mariasRequest, { ...cancel, last_command: undefined })).toBe('denied');
    expect(await database.as(maria).updates(mariasRequest, cancel)).toBe('allowed');
  });
});
