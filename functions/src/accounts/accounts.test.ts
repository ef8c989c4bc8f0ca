import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { RateLimit } from '#domain/documents/bookkeeping.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { evaluateLimit, type Limit } from '#functions/gateways/evaluate-limit.ts';
import type { Services } from '../shell/services.ts';
import { registerAccount } from './register-account.ts';
import { sendPasswordResetMail } from './send-password-reset-mail.ts';
import { sendVerificationMail } from './send-verification-mail.ts';

const details: RegistrationDetails = {
  first_name: 'Maria',
  last_name: 'Peeters',
  phone_number: '0470 12 34 56',
  city: '2000',
  full_address: 'Kerkstraat 12',
  name_city: 'Antwerpen',
  language: 'FR',
};
const maria = { ...forSelf('maria'), email: 'maria@madelief.test', emailVerified: false };

/** Stores and a clock in memory; `breaks` makes the queue fail as often as that. */
function aServer() {
  const users = new Map<string, InterimUser>();
  const mails = new Map<string, MailOrder>();
  const counters = new Map<string, RateLimit>();
  const state = { now: new Date('2027-01-04T10:00:00Z'), breaks: 0 };
  const accounts: Pick<Services['accounts'], 'create'> = {
    create: async (user) => {
      const fresh = !users.has(user.id);
      if (fresh) users.set(user.id, user);
      return fresh;
    },
  };
  const mailQueue: Pick<Services['mailQueue'], 'enqueue'> = {
    enqueue: async (id, order) => {
      if (state.breaks-- > 0) throw new Error('unavailable');
      const fresh = !mails.has(id);
      if (fresh) mails.set(id, order);
      return fresh;
    },
  };
  const rateLimits: Services['rateLimits'] = {
    take: async (limits, now) => {
      const keyOf = ({ name, subject }: Limit): string => `${name} ${subject}`;
      const verdicts = limits.map((each) => evaluateLimit(each, counters.get(keyOf(each)) ?? null, now));
      const again = verdicts.find((verdict) => verdict.kind === 'duplicate');
      if (again) return { kind: 'duplicate', since: again.counter.window_started_at };
      const refused = verdicts.find((verdict) => verdict.kind === 'rejected');
      if (refused) return refused;
      for (const [index, limit] of limits.entries()) {
        const verdict = verdicts[index];
        if (verdict?.kind === 'counted') counters.set(keyOf(limit), verdict.counter);
      }
      return { kind: 'counted', since: now };
    },
  };
  const reached: object = { accounts, mailQueue, rateLimits, clock: { now: () => state.now } };
  // What else there is, these handlers do not reach.
  const services = reached as Services;
  const wait = (seconds: number): void => {
    state.now = new Date(state.now.getTime() + seconds * 1000);
  };
  return { users, mails, state, services, wait };
}

describe('registerAccount', () => {
  test('makes a senior who waits for the mail, and orders that mail in their language', async () => {
    const { users, mails, services } = aServer();
    expect(await registerAccount(details, maria, services)).toEqual({ ok: true, value: {} });
    expect(users.get('maria')).toEqual({
      ...details,
      id: 'maria',
      email: maria.email,
      role: 'senior',
      status: 'pending_verification',
      test: null,
    });
    expect([...mails.values()]).toEqual([{ to: maria.email, template: 'verify-email', language: 'FR', values: {} }]);
  });

  test('again changes nothing and sends nothing', async () => {
    const { users, mails, services } = aServer();
    await registerAccount(details, maria, services);
    const before = users.get('maria');
    await registerAccount({ ...details, first_name: 'Mallory', test: true }, maria, services);
    expect([users.get('maria'), mails.size]).toEqual([before, 1]);
  });

  test('cut off before the mail was ordered, the next call orders it', async () => {
    const { users, mails, services, state } = aServer();
    state.breaks = 1;
    await expect(registerAccount(details, maria, services)).rejects.toThrow('unavailable');
    expect([users.size, mails.size]).toEqual([1, 0]);
    await registerAccount(details, maria, services);
    expect([users.size, mails.size]).toEqual([1, 1]);
  });

  test('whose address is verified needs no mail; a test says so', async () => {
    const { users, mails, services } = aServer();
    await registerAccount({ ...details, test: true }, { ...maria, emailVerified: true }, services);
    expect([users.get('maria')?.test, users.get('maria')?.status, mails.size]).toEqual([
      true,
      'pending_verification',
      0,
    ]);
  });
});

describe.each([
  ['sendVerificationMail', sendVerificationMail, 'verify-email'],
  ['sendPasswordResetMail', sendPasswordResetMail, 'reset-password'],
] as const)('%s', (_name, send, template) => {
  const wish = { email: maria.email, language: 'NL' } as const;

  test('orders a mail, whoever the address belongs to', async () => {
    const { mails, services } = aServer();
    expect(await send(wish, null, services)).toEqual({ ok: true, value: {} });
    expect([...mails.values()]).toEqual([{ to: maria.email, template, language: 'NL', values: {} }]);
    expect([...mails.keys()].join()).not.toContain('maria');
  });

  test('a double tap is one mail, also in other letters', async () => {
    const { mails, services, wait } = aServer();
    await send(wish, null, services);
    wait(2);
    expect(await send({ ...wish, email: 'Maria@Madelief.test' }, null, services)).toEqual({ ok: true, value: {} });
    expect(mails.size).toBe(1);
  });

  test('a tap whose mail was not ordered orders it when it comes again', async () => {
    const { mails, services, state, wait } = aServer();
    state.breaks = 1;
    await expect(send(wish, null, services)).rejects.toThrow('unavailable');
    wait(3);
    await send(wish, null, services);
    expect(mails.size).toBe(1);
  });

  test('sends one a minute and five an hour to an address', async () => {
    const { mails, services, wait } = aServer();
    await send(wish, null, services);
    wait(30);
    expect(await send(wish, null, services)).toEqual({
      ok: false,
      error: { code: 'too-many-mails', retryAfterSeconds: 30 },
    });
    for (let more = 0; more < 4; more += 1) {
      wait(60);
      expect((await send(wish, null, services)).ok).toBe(true);
    }
    wait(2);
    expect((await send(wish, null, services)).ok, 'the second tap of the fifth').toBe(true);
    wait(60);
    expect(await send(wish, null, services)).toMatchObject({ ok: false, error: { code: 'too-many-mails' } });
    expect((await send({ ...wish, email: 'jozef@madelief.test' }, null, services)).ok).toBe(true);
    wait(3_600);
    expect((await send(wish, null, services)).ok).toBe(true);
    expect(mails.size).toBe(7);
  });
});
