import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { memoryRateLimits } from '#tests/builders/memory-rate-limits.ts';
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

/** In-memory stores and a clock; the queue fails `breaks` times. */
function fakeServices() {
  const users = new Map<string, InterimUser>();
  const mails = new Map<string, MailOrder>();
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
  const reached: object = { accounts, mailQueue, rateLimits: memoryRateLimits(), clock: { now: () => state.now } };
  // Services that these handlers do not use.
  const services = reached as Services;
  const wait = (seconds: number): void => {
    state.now = new Date(state.now.getTime() + seconds * 1000);
  };
  return { users, mails, state, services, wait };
}

describe('registerAccount', () => {
  test('creates a pending senior and orders the verification mail in their language', async () => {
    const { users, mails, services } = fakeServices();
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

  test('is idempotent', async () => {
    const { users, mails, services } = fakeServices();
    await registerAccount(details, maria, services);
    const before = users.get('maria');
    await registerAccount({ ...details, first_name: 'Mallory', test: true }, maria, services);
    expect([users.get('maria'), mails.size]).toEqual([before, 1]);
  });

  test('a retry orders the mail of an interrupted call', async () => {
    const { users, mails, services, state } = fakeServices();
    state.breaks = 1;
    await expect(registerAccount(details, maria, services)).rejects.toThrow('unavailable');
    expect([users.size, mails.size]).toEqual([1, 0]);
    await registerAccount(details, maria, services);
    expect([users.size, mails.size]).toEqual([1, 1]);
  });

  test('a verified address gets no mail; test mode is recorded', async () => {
    const { users, mails, services } = fakeServices();
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
  const input = { email: maria.email, language: 'NL' } as const;

  test('orders a mail for any address, known or not', async () => {
    const { mails, services } = fakeServices();
    expect(await send(input, null, services)).toEqual({ ok: true, value: {} });
    expect([...mails.values()]).toEqual([{ to: maria.email, template, language: 'NL', values: {} }]);
    expect([...mails.keys()].join()).not.toContain('maria');
  });

  test('a double tap orders one mail, whatever the letter case of the address', async () => {
    const { mails, services, wait } = fakeServices();
    await send(input, null, services);
    wait(2);
    expect(await send({ ...input, email: 'Maria@Madelief.test' }, null, services)).toEqual({ ok: true, value: {} });
    expect(mails.size).toBe(1);
  });

  test('a retry orders the mail of a failed attempt', async () => {
    const { mails, services, state, wait } = fakeServices();
    state.breaks = 1;
    await expect(send(input, null, services)).rejects.toThrow('unavailable');
    wait(3);
    await send(input, null, services);
    expect(mails.size).toBe(1);
  });

  test('allows one mail a minute and five an hour per address', async () => {
    const { mails, services, wait } = fakeServices();
    await send(input, null, services);
    wait(30);
    expect(await send(input, null, services)).toEqual({
      ok: false,
      error: { code: 'too-many-mails', retryAfterSeconds: 30 },
    });
    for (let more = 0; more < 4; more += 1) {
      wait(60);
      expect((await send(input, null, services)).ok).toBe(true);
    }
    wait(2);
    expect((await send(input, null, services)).ok, 'the second tap of the fifth').toBe(true);
    wait(60);
    expect(await send(input, null, services)).toMatchObject({ ok: false, error: { code: 'too-many-mails' } });
    expect((await send({ ...input, email: 'jozef@madelief.test' }, null, services)).ok).toBe(true);
    wait(3_600);
    expect((await send(input, null, services)).ok).toBe(true);
    expect(mails.size).toBe(7);
  });
});
