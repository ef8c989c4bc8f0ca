import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { sendRegistrationNotification as contract } from '#domain/contracts/forms/notifications.ts';
import { type MailOrder, newMail } from '#domain/mail/mail-delivery.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { mailMoment } from '#domain/mail/mail-moment.ts';
import type { Gift } from '#domain/documents/payments/gift.ts';
import { lineDescriptions } from '#domain/credits/line-description.ts';
import { aGift } from '#tests/builders/payments/gift.ts';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { memoryRateLimits } from '#tests/builders/memory-rate-limits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';
import { announceAccount } from './announce-account.ts';
import { announceEmployerTip } from './announce-employer-tip.ts';
import { announcePayment } from './announce-payment.ts';
import { announceRequest } from './announce-request.ts';
import { announceWaitingList } from './announce-waiting-list.ts';
import { hourOf } from '#domain/mail/busy-hour.ts';
import { sendRegistrationNotification } from './send-registration-notification.ts';

/** On a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

type Data = DocumentChange['before'];

const at = new Date('2026-03-02T09:00:01Z');
const staff = 'staf@madelief.test';
const maria = {
  email: 'maria@madelief.test',
  language: 'FR',
  firstName: 'Maria',
  name: 'Maria Peeters',
  telephone: '0470 12 34 56',
  town: '2000 Antwerpen',
} as const;

interface Situation {
  readonly customer?: Awaited<ReturnType<Services['customers']['find']>>;
  readonly balance?: number | null;
  readonly breaks?: number;
  /** Whether the entry that a call is about is there. */
  readonly isStored?: boolean;
}

/** In-memory stores and a clock. The queue fails `breaks` times. */
function fakeServices({ customer = maria, balance = 7_000, breaks = 0, isStored = true }: Situation = {}) {
  const mails = new Map<string, MailOrder>();
  const leaves = new Map<string, Date>();
  const lines: string[] = [];
  const write = (event: string, fields: object = {}): void => void lines.push(event + JSON.stringify(fields));
  const state = { now: at, breaks };
  const queue: Pick<Services['mailQueue'], 'enqueue' | 'isOrdered'> = {
    isOrdered: async (id) => mails.has(id),
    enqueue: async (id, order, notBefore) => {
      if (state.breaks-- > 0) throw new Error('unavailable');
      // Like the gateway: the schema's rejections are not stored.
      const mail = mailSchema.parse(newMail(order, state.now, notBefore));
      if (mails.has(id)) return false;
      mails.set(id, order);
      if (mail.next_attempt_at !== null) leaves.set(id, mail.next_attempt_at);
      return true;
    },
  };
  const services = {
    mailQueue: queue as Services['mailQueue'],
    rateLimits: memoryRateLimits(),
    customers: { find: async () => customer, recipientOf: async () => customer, balanceOf: async () => balance },
    gifts: { ofLine: async (): Promise<Gift | null> => null },
    visits: {
      find: () => Promise.reject(new Error('when the mail leaves')),
      stateOf: () => Promise.reject(new Error('when the mail leaves')),
      planOf: () => Promise.reject(new Error('when the mail leaves')),
      serviceName: async (id: string) => (id === 'cats' ? 'Katten voeren' : ''),
    },
    signUps: { find: async () => (isStored ? { id: 'entry-1', role: null, helpSeeker: '' } : null) },
    staffEmail: () => staff,
    clock: { now: () => state.now },
    log: { info: write, error: write },
  };
  return { services, mails, leaves, lines, state };
}

const changeOf = (collection: DocumentChange['collection'], documentId: string, before: Data, after: Data) => ({
  eventId: 'event-1',
  at,
  collection,
  documentId,
  before,
  after,
});

const request = aServiceRequest();
const { request_id: id } = request;
const requestChange = (before: Data, after: Data) => changeOf('service_requests', id, before, after);
const inState = (status: string): Data => ({ ...request, status });

describe('a request', () => {
  test('is confirmed on submission with its reference, in the language of the account, and announced to staff', async () => {
    const { services, mails } = fakeServices();
    await announceRequest(requestChange(null, { ...request }), services);
    const common = { reference: 'REQ-2026-5C7A', service: 'companionship', when: '2026-03-10 14:00', hours: '2' };
    expect(Object.fromEntries(mails)).toEqual({
      [`request-received_${id}`]: {
        to: maria.email,
        language: 'FR',
        template: 'request-received',
        values: { name: 'Maria', ...common, address: request.address },
      },
      [`staff-new-request_${id}`]: {
        to: staff,
        language: 'NL',
        template: 'staff-new-request',
        values: {
          request: id,
          name: maria.name,
          telephone: maria.telephone,
          email: maria.email,
          town: maria.town,
          address: request.address,
          notes: request.notes,
          ...common,
        },
      },
    });
  });

  // spec: 7.mails.request-states
  test.each([
    ['submitted', 'assigned', 'student-assigned'],
    ['processing', 'matched', 'student-assigned'],
    ['In Behandeling', 'Gekoppeld', 'student-assigned'],
    ['bewaard', 'assigned', 'student-assigned'],
    ['cancelled', 'assigned', 'student-assigned'],
    ['assigned', 'ended', 'visit-ended'],
    ['matched', 'Voltooid', 'visit-ended'],
    ['submitted', 'completed', 'visit-ended'],
    ['submitted', 'cancelled', 'request-cancelled'],
    ['assigned', 'Geannuleerd', 'request-cancelled'],
    ['submitted', 'processing', null],
    ['assigned', 'matched', null],
    ['ended', 'completed', null],
    ['ended', 'assigned', null],
    ['paid', 'ended', null],
    ['ended', 'paid', null],
    ['assigned', 'paid', null],
    ['cancelled', 'geannuleerd', null],
    ['assigned', 'bewaard', null],
    ['assigned', 'submitted', null],
  ] as const)('from "%s" to "%s" sends %s', async (from, to, template) => {
    const { services, mails } = fakeServices();
    await announceRequest(requestChange(inState(from), inState(to)), services);
    expect([...mails.values()].map((mail) => [mail.template, mail.to])).toEqual(
      template === null ? [] : [[template, maria.email]],
    );
  });

  test('changed by a command orders no mail here; the command ordered it', async () => {
    const { services, mails } = fakeServices();
    for (const status of ['assigned', 'ended', 'cancelled']) {
      await announceRequest(
        requestChange(inState('processing'), { ...inState(status), last_command: 'c-1' }),
        services,
      );
    }
    expect([...mails.keys()]).toEqual([]);
    const byCommand = { ...inState('processing'), last_command: 'c-1' };
    await announceRequest(requestChange(byCommand, { ...byCommand, status: 'cancelled' }), services);
    expect([...mails.keys()]).toEqual([`request-cancelled_${id}_event-1`]);
  });

  test('cancelled again after staff brought it back is told again; an event that comes twice is not', async () => {
    const { services, mails } = fakeServices();
    const first = { ...requestChange(inState('submitted'), inState('cancelled')), eventId: 'event-1' };
    const brought = { ...inState('submitted'), last_command: 'undo' };
    const second = { ...requestChange(brought, { ...brought, status: 'cancelled' }), eventId: 'event/2' };
    for (const change of [first, first, second, first, second]) await announceRequest(change, services);
    expect([...mails.values()].map(({ template }) => template)).toEqual(['request-cancelled', 'request-cancelled']);
  });

  test('sends nothing when created in a later state, migrated, or deleted', async () => {
    const { services, mails } = fakeServices();
    for (const status of ['processing', 'assigned', 'ended', 'paid', 'cancelled', 'onbekend']) {
      await announceRequest(requestChange(null, inState(status)), services);
    }
    await announceRequest(requestChange(null, { ...request, created_at: new Date('2026-03-01T09:00:00Z') }), services);
    await announceRequest(requestChange(null, {}), services);
    await announceRequest(requestChange(inState('submitted'), null), services);
    await announceRequest(requestChange(inState('assigned'), { ...inState('assigned'), notes: 'anders' }), services);
    expect(mails.size).toBe(0);
  });

  test('orders each mail once, whatever the number and order of its events', async () => {
    const events = [
      requestChange(null, inState('submitted')),
      requestChange(inState('submitted'), inState('processing')),
      requestChange(inState('processing'), inState('assigned')),
      requestChange(inState('assigned'), inState('ended')),
      requestChange(inState('ended'), inState('paid')),
    ];
    const schedule = fc.shuffledSubarray([...events, ...events], { minLength: 10 });
    await fc.assert(
      fc.asyncProperty(schedule, fc.nat(3), async (deliveries, breaks) => {
        const { services, mails, state } = fakeServices({ breaks });
        for (const delivery of deliveries) {
          // Failed events are delivered again.
          for (let again = true; again;) {
            again = await announceRequest(delivery, services).then(
              () => false,
              () => true,
            );
          }
        }
        expect([...mails.keys()].toSorted()).toEqual(
          ['request-received', 'staff-new-request', 'student-assigned', 'visit-ended'].map((name) => `${name}_${id}`),
        );
        expect(state.breaks).toBeLessThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });

  test('of an unknown customer is announced to staff only; the log contains no personal data', async () => {
    const { services, mails, lines } = fakeServices({ customer: null });
    await announceRequest(requestChange(null, { ...request }), services);
    await announceRequest(requestChange(null, { ...request, senior_id: 'a/b' }), services);
    await announceRequest(requestChange(inState('submitted'), inState('assigned')), services);
    expect([...mails.keys()]).toEqual([`staff-new-request_${id}`]);
    expect([...mails.values()][0]?.values).toMatchObject({ request: id, name: '', telephone: '', town: '' });
    expect(lines.join('\n')).toContain('no recipient');
    expect(lines.join('\n')).not.toMatch(/@|Kerkstraat|Maria/);
  });

  test('with legacy fields is announced as far as it can be read', async () => {
    const { services, mails } = fakeServices();
    const odd = {
      status: 'Ingediend',
      senior_id: 'maria',
      created_at: at,
      task_category_id: 'cats',
      request_date: '2026-03-10',
      preferred_time: 'Ochtend',
      address: `${'é😀'.repeat(900)}\ud800`,
      hours_requested: '2',
    };
    await announceRequest(changeOf('service_requests', 'old', null, odd), services);
    const values = mails.get('request-received_old')?.values;
    expect(values).toMatchObject({
      reference: 'REQ-2026-0000',
      service: 'Katten voeren',
      when: '2026-03-10 Ochtend',
      hours: '',
      address: expect.stringMatching(/^(?:é😀)+é?…$/u),
    });
  });
});

describe('an account', () => {
  const pending = { ...anInterimUser({ status: 'pending_verification' }) };
  const verified = { ...anInterimUser() };
  const change = (before: Data, after: Data) => changeOf('interim_users', 'maria', before, after);

  test('gets one welcome mail when its address is verified', async () => {
    const { services, mails } = fakeServices();
    await announceAccount(change(null, pending), services);
    await announceAccount(change(verified, { ...verified, phone_number: '0' }), services);
    await announceAccount(change(null, verified), services);
    await announceAccount(change({ ...pending, role: 'admin' }, { ...verified, role: 'admin' }), services);
    await announceAccount(change(verified, null), services);
    expect(mails.size).toBe(0);
    await announceAccount(change(pending, verified), services);
    await announceAccount(change(pending, verified), services);
    expect(Object.fromEntries(mails)).toEqual({
      welcome_maria: { to: maria.email, language: 'FR', template: 'welcome', values: { name: 'Maria' } },
    });
  });
});

describe('a gift', () => {
  const line: Data = { ...aCreditTransaction({ description: lineDescriptions.gift, actor_uid: 'els' }) };
  const change = (before: Data, after: Data) => changeOf('credit_transactions', 'cs_test_a1', before, after);

  test('is told to the senior with its words, and confirmed to the giver, each once', async () => {
    const { services, mails } = fakeServices();
    const gifts = { ofLine: async () => aGift() };
    for (let time = 0; time < 2; time += 1) await announcePayment(change(null, line), { ...services, gifts });
    expect(Object.fromEntries(mails)).toMatchObject({
      'gift-received_cs_test_a1': {
        template: 'gift-received',
        values: { name: 'Maria', from: 'Els', message: 'Geniet ervan, mama.', credits: '50', balance: '70' },
      },
      'gift-given_cs_test_a1': {
        template: 'gift-given',
        values: { gift: aGift().gift_id, senior: 'Maria Peeters', credits: '50', paid: '50' },
      },
    });
    expect(mails.size).toBe(2);
  });
});

describe('a payment', () => {
  const paid: Data = { ...aCreditTransaction() };
  const pending: Data = { ...aCreditTransaction({ transaction_type: 'purchase_pending' }) };
  const change = (before: Data, after: Data) => changeOf('credit_transactions', 'cs_test_a1', before, after);

  test('is confirmed once when completed, with its credits and the new balance', async () => {
    const { services, mails } = fakeServices();
    await announcePayment(change(pending, paid), services);
    await announcePayment(change(pending, paid), services);
    await announcePayment(change(null, paid), services);
    expect(Object.fromEntries(mails)).toEqual({
      'payment-received_cs_test_a1': {
        to: maria.email,
        language: 'FR',
        template: 'payment-received',
        values: { name: 'Maria', credits: '50', paid: '50', balance: '70' },
      },
    });
  });

  test('is confirmed as well without a pending line, or after cancellation', async () => {
    for (const before of [null, { ...pending, transaction_type: 'purchase_cancelled' }]) {
      const { services, mails } = fakeServices({ balance: null });
      await announcePayment(change(before, paid), services);
      expect([...mails.values()].map(({ values }) => values)).toMatchObject([{ credits: '50', balance: '' }]);
    }
  });

  test('is not announced for other lines', async () => {
    const { services, mails } = fakeServices();
    const usage = { ...paid, transaction_type: 'service_usage', amount: -20 };
    await announcePayment(change(null, pending), services);
    await announcePayment(change(pending, { ...pending, transaction_type: 'purchase_cancelled' }), services);
    await announcePayment(change(null, usage), services);
    await announcePayment(change(null, { ...paid, created_at: new Date('2026-02-01T09:00:00Z') }), services);
    await announcePayment(change(paid, { ...paid, description: 'anders' }), services);
    await announcePayment(change(null, { ...paid, amount: 'veel' }), services);
    await announcePayment(change(paid, null), services);
    expect(mails.size).toBe(0);
  });

  test('of the system before was told by that one, however new it is; so were its forms', async () => {
    const { services, mails } = fakeServices();
    const id = 'imported-1';
    const line = { ...paid, id, stripe_session_id: null };
    await announcePayment(changeOf('credit_transactions', id, null, line), services);
    await announceWaitingList(entryChange({ ...entry }, id), services);
    await announceEmployerTip(changeOf('employer_tips', id, null, { ...anEmployerTip() }), services);
    expect(mails.size).toBe(0);
  });
});

const entry = aWaitingListEntry();
const entryChange = (after: Data, documentId = 'entry-1') => changeOf('waiting_list', documentId, null, after);
const notification = {
  naam: entry.full_name,
  email: entry.email,
  telefoonnummer: entry.phone_number,
  postcode: entry.postcode,
  opmerkingen: entry.notes,
};

describe('a sign-up for the waiting list', () => {
  // spec: 7.registration-mail.one-mail
  test('is one mail to staff, whichever of trigger and call comes first, and whichever fails', async () => {
    const both = [
      (services: ReturnType<typeof fakeServices>['services']) =>
        announceWaitingList(entryChange({ ...entry }), services),
      (services: ReturnType<typeof fakeServices>['services']) =>
        sendRegistrationNotification(notification, null, services),
    ];
    const seen = new Set<string>();
    for (const orderers of [both, both.toReversed(), [...both, ...both], both.slice(0, 1), both.slice(1)]) {
      for (const breaks of [0, 1]) {
        if (breaks === 1 && orderers.length === 1) continue;
        const { services, mails } = fakeServices({ breaks });
        for (const orderMail of orderers) await orderMail(services).catch(() => undefined);
        expect([...mails.values()]).toEqual([
          {
            to: staff,
            language: 'NL',
            template: 'staff-waiting-list',
            values: {
              name: 'An Peeters',
              email: 'an.peeters@example.be',
              telephone: '0470 65 43 21',
              postcode: '9000',
              notes: 'Liefst in de voormiddag.',
            },
          },
        ]);
        seen.add([...mails.keys()].join());
      }
    }
    expect(seen.size, 'one key').toBe(1);
    expect([...seen][0]).toMatch(/^staff-waiting-list_[0-9a-f]{64}$/);
  });

  test('without optional fields is the same sign-up, whether they are empty or absent', async () => {
    const { services, mails } = fakeServices();
    const short = { full_name: 'An Peeters', email: 'An.Peeters@example.be', role: 'Help Seeker', phone_number: null };
    await announceWaitingList(entryChange(short), services);
    await sendRegistrationNotification({ naam: ' An  Peeters', email: 'an.peeters@example.be' }, null, services);
    await sendRegistrationNotification(
      { naam: 'An Peeters', email: 'an.peeters@example.be', telefoonnummer: '', postcode: null, opmerkingen: ' ' },
      null,
      services,
    );
    expect(mails.size).toBe(1);
  });

  test('of another person, or with other text, is another sign-up; an update of an entry is none', async () => {
    const { services, mails } = fakeServices();
    await announceWaitingList(entryChange({ ...entry }), services);
    await announceWaitingList(entryChange({ ...entry, full_name: 'Jan Peeters' }, 'entry-2'), services);
    await announceWaitingList(entryChange({ ...entry, notes: 'Nog iets.' }, 'entry-3'), services);
    await announceWaitingList({ ...entryChange({ ...entry, notes: 'x' }), before: { ...entry } }, services);
    await announceWaitingList({ ...entryChange(null), before: { ...entry } }, services);
    expect(mails.size).toBe(3);
  });

  // spec: 4.forms.honeypot
  test('by a bot gets the same answer and sends no mail', async () => {
    const { services, mails, lines } = fakeServices();
    const real = await sendRegistrationNotification(notification, null, services);
    const bot = await sendRegistrationNotification({ ...notification, naam: 'Bot', website: 'x' }, null, services);
    expect(bot).toEqual(real);
    expect(mails.size).toBe(1);
    expect(lines.join('\n')).not.toMatch(/Bot|@/);
  });

  test('with any input that the contract accepts is a mail that can be stored', async () => {
    const text = (maxLength: number, minLength = 0) => fc.string({ unit: 'binary', minLength, maxLength });
    const anyInput = fc.record({
      naam: text(100, 2),
      email: fc.constantFrom('a@b.be', `${'x'.repeat(200)}@example.be`, 'A\u0000<b>@c.d'),
      telefoonnummer: fc.option(text(30)),
      postcode: fc.option(text(20)),
      opmerkingen: fc.option(text(200)),
    });
    await fc.assert(
      fc.asyncProperty(anyInput, async (input) => {
        const read = contract.input.safeParse(input);
        if (!read.success) return;
        const { services, mails } = fakeServices();
        expect(await sendRegistrationNotification(read.data, null, services)).toEqual({ ok: true, value: {} });
        expect(mails.size).toBe(1);
      }),
      { numRuns: 30 },
    );
  });

  test('is limited to five an hour per mail address; duplicates do not count', async () => {
    const { services, mails, state } = fakeServices();
    const notify = (opmerkingen: string) =>
      sendRegistrationNotification({ ...notification, opmerkingen }, null, services);
    for (let count = 1; count <= 5; count += 1) {
      expect((await notify(`keer ${count}`)).ok).toBe(true);
      expect((await notify(`keer ${count}`)).ok).toBe(true);
    }
    expect(await notify('keer 6')).toMatchObject({ error: { code: 'too-many-requests', retryAfterSeconds: 3600 } });
    expect(mails.size).toBe(5);
    state.now = new Date(at.getTime() + 3_600_000);
    expect((await notify('keer 6')).ok).toBe(true);
  });
});

describe('a flood of public forms', () => {
  // spec: 7.registration-mail.rate-limit security.h1-mails
  test('is sixty mails an hour and one that sums up the hour; a request of a customer has its own', async () => {
    const { services, mails, leaves, lines, state } = fakeServices();
    for (let count = 0; count < 100; count += 1) {
      await announceWaitingList(entryChange({ ...entry, full_name: `Bot ${count}` }, `entry-${count}`), services);
      await announceEmployerTip(changeOf('employer_tips', `tip-${count}`, null, { ...anEmployerTip() }), services);
    }
    const summaries = [...mails].filter(([, { template }]) => template === 'staff-busy-hour');
    expect(mails.size - summaries.length).toBe(60);
    const hour = hourOf(at);
    expect(summaries.map(([summaryId, { to, values }]) => [to, values, leaves.get(summaryId)])).toEqual([
      [staff, { hour: hour.from.toISOString(), from: mailMoment(hour.from) }, hour.until],
    ]);
    await announceRequest(requestChange(null, { ...request }), services);
    expect(mails.has(`staff-new-request_${id}`)).toBe(true);
    expect(lines.filter((line) => line.includes('"code":"flood"'))).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/Bot \d|@/);
    // The page of a real person is not told to try again: her entry is stored, and in the sum.
    expect(await sendRegistrationNotification({ ...notification, naam: 'Nieuw' }, null, services)).toEqual({
      ok: true,
      value: {},
    });
    state.now = hour.until;
    await announceWaitingList(entryChange({ ...entry, full_name: 'Later' }, 'later'), services);
    expect([...mails.values()].filter(({ template }) => template === 'staff-busy-hour')).toHaveLength(2);
  });

  // spec: security.h2-counter
  test('does not write one counter, whatever is counted: each is spread over documents', async () => {
    const { services } = fakeServices();
    const counted = new Map<string, Parameters<Services['rateLimits']['take']>[0][number]>();
    const { take } = services.rateLimits;
    const rateLimits: Services['rateLimits'] = {
      take: (limits, now) => {
        for (const limit of limits) counted.set(limit.name, limit);
        return take(limits, now);
      },
    };
    const spread = { ...services, rateLimits };
    await announceWaitingList(entryChange({ ...entry }, 'entry'), spread);
    await announceEmployerTip(changeOf('employer_tips', 'tip', null, { ...anEmployerTip() }), spread);
    await announceRequest(requestChange(null, { ...request }), spread);
    expect([...counted.keys()]).toEqual(['staff-mail/visitors', 'staff-mail/customers']);
    for (const { name, shards = 1 } of counted.values()) expect([name, shards > 1]).toEqual([name, true]);
  });

  test('of calls without an entry sends staff nothing', async () => {
    const { services, mails } = fakeServices({ isStored: false });
    for (let count = 0; count < 100; count += 1) {
      expect(await sendRegistrationNotification({ ...notification, naam: `Bot ${count}` }, null, services)).toEqual({
        ok: true,
        value: {},
      });
    }
    expect(mails.size).toBe(0);
  });
});

// spec: 7.mails.tip
test('a tip about an employer is one mail to staff', async () => {
  const { services, mails } = fakeServices();
  const change = changeOf('employer_tips', 'tip-1', null, { ...anEmployerTip() });
  await announceEmployerTip(change, services);
  await announceEmployerTip(change, services);
  await announceEmployerTip({ ...change, before: { ...anEmployerTip() } }, services);
  expect(Object.fromEntries(mails)).toEqual({
    'staff-employer-tip_tip-1': {
      to: staff,
      language: 'NL',
      template: 'staff-employer-tip',
      values: { tip: 'tip-1', name: 'An Peeters', email: 'an.peeters@example.be', company: 'Bakkerij Van Hove' },
    },
  });
});
