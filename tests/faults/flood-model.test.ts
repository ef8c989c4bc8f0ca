import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  registerAccount as registerContract,
  sendPasswordResetMail as resetContract,
} from '#domain/contracts/accounts.ts';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import { joinWaitingList as joinContract } from '#domain/contracts/forms/public-forms.ts';
import { submitReview as submitContract, validateReviewToken as reviewContract } from '#domain/contracts/reviews.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { registerAccount } from '#functions/accounts/register-account.ts';
import { sendPasswordResetMail } from '#functions/accounts/send-password-reset-mail.ts';
import { announceWaitingList } from '#functions/announcements/announce-waiting-list.ts';
import { hourOf } from '#domain/mail/busy-hour.ts';
import type { PublicForm } from '#functions/gateways/visitors/public-forms.ts';
import { submitReview } from '#functions/reviews/submit-review.ts';
import { validateReviewToken } from '#functions/reviews/validate-review-token.ts';
import { joinWaitingList } from '#functions/forms/store-form.ts';
import { answerCall } from '#functions/shell/http/answer-call.ts';
import { formLimits, type OwnLimits } from '#functions/shell/http/call-limits.ts';
import type { CallHandler } from '#functions/shell/http/http-function.ts';
import type { Services } from '#functions/shell/services.ts';
import { anHttpCall } from '#tests/builders/http-call.ts';
import { memoryRateLimits } from '#tests/builders/memory-rate-limits.ts';
import { aReview } from '#tests/builders/review.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { scheduleRuns } from './schedule-runs.ts';

const numRuns = Math.ceil(scheduleRuns(100) / 100);
const strangersCalls = 10_000;
const people = 100;
/** All of it within ten minutes, the window of the limits of calls. */
const spanMs = 600_000;
const start = Date.UTC(2026, 10, 25, 9, 20);
const anHourMs = 3_600_000;

const tokenOf = (person: number) => `${'t'.repeat(40)}${String(person).padStart(3, '0')}`;
const isReal = (token: string): boolean => /^t{40}0\d\d$/.test(token);
const addressOf = (person: number) => `person-${person}@example.be`;

interface Ordered {
  readonly order: MailOrder;
  readonly at: number;
}

interface Asking<Required> {
  readonly requires: Required;
  readonly limits?: OwnLimits;
  /** Whose token is sent. */
  readonly uid?: string;
}

const openly = { requires: 'nothing' } as const;

/** What a sign-up sends. */
const details = {
  ...{ first_name: 'An', last_name: 'Peeters', phone_number: '0470 12 34 56', city: '2000' },
  ...{ full_address: 'Kerkstraat 12', name_city: 'Antwerpen', language: 'NL' },
} as const;

/** The functions that anybody may call, on stores in memory. */
class FloodWorld {
  now = start;
  readonly mails = new Map<string, Ordered>();
  readonly accounts = new Set<string>();
  readonly reviewed = new Set<string>();
  readonly stored = new Map<string, { readonly form: PublicForm; readonly at: number }>();
  readonly #services: Services;

  constructor() {
    const visit = {
      id: 'v',
      title: 'Gezelschap',
      date_time: '2026-11-24T14:00',
      student_name: 'Lotte',
      duration_minutes: 60,
    };
    const refuse = () => Promise.reject(new Error('not used here'));
    const own: Partial<Services> = {
      clock: { now: () => new Date(this.now) },
      log: { info: () => undefined, error: () => undefined },
      appCheck: { admits: async () => true },
      rateLimits: memoryRateLimits(),
      staffEmail: () => 'staf@madelief.test',
      mailQueue: {
        enqueue: async (id, order) => {
          if (this.mails.has(id)) return false;
          this.mails.set(id, { order, at: this.now });
          return true;
        },
        isOrdered: async (id) => this.mails.has(id),
        claim: refuse,
        holds: () => false,
        settle: refuse,
        due: refuse,
      },
      // A stranger signs up as anybody does.
      authentication: {
        identify: async (token) => ({
          ...{ uid: token.split('.')[0] ?? '', email: 'new@example.be', emailVerified: false, secondFactor: false },
          signedInAt: new Date(this.now),
        }),
      },
      accounts: {
        standingOf: async () => ({}),
        create: async ({ id }: { readonly id: string }) => void this.accounts.add(id),
      } as unknown as Services['accounts'],
      publicForms: { store: (form) => this.#store(form) },
      reviewTokens: {
        issue: refuse,
        visitOf: async (token) => (isReal(token) ? visit : null),
        use: async (token) => isReal(token) && this.reviewed.add(token).has(token),
      },
    };
    this.#services = own as Services;
  }

  /** As the trigger of the collection does. */
  async #store(form: PublicForm): Promise<void> {
    if (this.stored.has(form.id)) return;
    this.stored.set(form.id, { form, at: this.now });
    const change = { eventId: form.id, at: new Date(this.now), documentId: form.id, before: null };
    await announceWaitingList({ ...change, collection: 'waiting_list', after: { ...form.document } }, this.#services);
  }

  async #call<
    Input extends z.core.$ZodType,
    Output extends z.core.$ZodType,
    Required extends 'nothing' | 'sign-in' = 'nothing',
  >(
    from: string,
    contract: FunctionContract<Input, Output>,
    handler: CallHandler<Input, Output, Required>,
    input: object,
    { limits, requires, uid }: Asking<Required>,
  ): Promise<number> {
    const token = uid === undefined ? {} : { authorization: `Bearer ${uid}.b.c` };
    const headers = { 'x-forwarded-for': '151.101.1.7', 'fastly-client-ip': from, ...token };
    const call = anHttpCall(input, { headers });
    const definition = { contract, requires, load: async () => handler };
    const answer = await answerCall(
      limits === undefined ? definition : { ...definition, limits },
      call,
      this.#services,
      'r',
    );
    return answer.status;
  }

  join(from: string, id: string, email: string): Promise<number> {
    const entry = aWaitingListEntry({ email, full_name: `Naam ${id}` });
    return this.#call(
      from,
      joinContract,
      joinWaitingList,
      { id, entry, seconds: 9 },
      { ...openly, limits: formLimits },
    );
  }

  reset(from: string, email: string): Promise<number> {
    return this.#call(from, resetContract, sendPasswordResetMail, { email, language: 'NL' }, openly);
  }

  review(from: string, token: string): Promise<number> {
    return this.#call(from, reviewContract, validateReviewToken, { token }, openly);
  }

  submit(from: string, token: string): Promise<number> {
    const { request_id: _, created_at: __, ...rating } = aReview();
    return this.#call(from, submitContract, submitReview, { token, planningId: 'v', rating }, openly);
  }

  register(from: string, uid: string): Promise<number> {
    return this.#call(from, registerContract, registerAccount, details, { requires: 'sign-in', uid });
  }

  /** Whether staff hears of a form: a mail of its own, or the one that sums up the hour in which it came. */
  staffHearsOf(id: string): boolean {
    const stored = this.stored.get(id);
    if (stored === undefined) return false;
    const hour = hourOf(new Date(stored.at)).from.toISOString();
    return [...this.mails.values()].some(
      ({ order }) =>
        (order.template === 'staff-waiting-list' && order.values.name === `Naam ${id}`) ||
        (order.template === 'staff-busy-hour' && order.values.hour === hour),
    );
  }

  /** Whether a mail with a link to a new password was sent to an address in the last hour, for which a link is valid. */
  hasResetLink(email: string): boolean {
    return [...this.mails.values()].some(
      ({ order, at }) => order.template === 'reset-password' && order.to === email && at > this.now - anHourMs,
    );
  }

  mailsToStaff(): number {
    return [...this.mails.values()].filter(({ order }) => order.to === 'staf@madelief.test').length;
  }
}

interface Stranger {
  readonly kind: string;
  readonly from: (call: number) => string;
  /** What she calls; all of it where it is left out. */
  readonly aim?: number;
}

const anotherEachTime = (call: number) => `10.${call % 256}.${Math.floor(call / 256)}.9`;

const strangers: readonly Stranger[] = [
  { kind: 'one address', from: () => '203.0.113.9' },
  { kind: 'fifty addresses of as many networks', from: (call) => `10.${call % 50}.0.9` },
  { kind: 'another address for each call', from: anotherEachTime },
  // Past the total of one function.
  { kind: 'another address for each sign-up', from: anotherEachTime, aim: 0 },
  { kind: 'another address for each new password', from: anotherEachTime, aim: 1 },
  { kind: 'another address for each account', from: anotherEachTime, aim: 2 },
  { kind: 'another address for each review', from: anotherEachTime, aim: 3 },
  { kind: 'another address for each look at a review', from: anotherEachTime, aim: 4 },
];

async function strangerCalls(world: FloodWorld, from: string, call: number, choice: number): Promise<void> {
  const person = call % people;
  if (choice === 0)
    await world.join(from, `bot-${call}`, call % 3 === 0 ? addressOf(person) : `bot-${call}@example.be`);
  else if (choice === 1) await world.reset(from, call % 2 === 0 ? addressOf(person) : `bot-${call}@example.be`);
  else if (choice === 2) await world.register(from, `bot-${call % 300}`);
  else if (choice === 3) await world.submit(from, `${'b'.repeat(40)}${String(call % 1000).padStart(3, '0')}`);
  else await world.review(from, `${'b'.repeat(40)}${String(call % 1000).padStart(3, '0')}`);
}

async function personCalls(world: FloodWorld, person: number): Promise<void> {
  const from = `192.0.2.${person}`;
  expect(await world.join(from, `real-${person}`, addressOf(person)), 'her sign-up').toBe(200);
  // A stranger may have ordered the mail that she asks for: she has it then.
  expect([200, 429]).toContain(await world.reset(from, addressOf(person)));
  expect(world.hasResetLink(addressOf(person)), 'a link to a new password').toBe(true);
  expect(await world.register(from, `person-${person}`), 'her account').toBe(200);
  expect(world.accounts, 'her account').toContain(`person-${person}`);
  expect(await world.review(from, tokenOf(person)), 'her review').toBe(200);
  expect(await world.submit(from, tokenOf(person)), 'her review').toBe(200);
  expect(world.reviewed, 'her review').toContain(tokenOf(person));
}

for (const { kind, from, aim } of strangers) {
  // spec: security.h1-mails security.m1
  test(`10,000 calls of a stranger with ${kind} stop no sign-up, no new password and no review of 100 people`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: strangersCalls - 1 }), { minLength: people, maxLength: people }),
        fc.infiniteStream(fc.integer({ min: 0, max: 4 })),
        async (moments, choices) => {
          const world = new FloodWorld();
          const turns = new Map<number, number[]>();
          moments.forEach((moment, person) => turns.set(moment, [...(turns.get(moment) ?? []), person]));
          for (let call = 0; call < strangersCalls; call += 1) {
            world.now = start + Math.floor((call * spanMs) / strangersCalls);
            await strangerCalls(world, from(call), call, aim ?? choices.next().value ?? 0);
            for (const person of turns.get(call) ?? []) await personCalls(world, person);
          }
          for (let person = 0; person < people; person += 1) {
            expect(world.staffHearsOf(`real-${person}`), `staff hears of ${person}`).toBe(true);
          }
          // Sixty mails in each of the two hours that ten minutes can touch, and one for each that sums it up.
          expect(world.mailsToStaff()).toBeLessThanOrEqual(2 * 61);
        },
      ),
      { numRuns, endOnFailure: true },
    );
  });
}
