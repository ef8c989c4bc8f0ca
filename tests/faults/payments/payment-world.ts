import { randomUUID } from 'node:crypto';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { collections } from '#domain/collections.ts';
import type { Account } from '#local/stripe/account/account.ts';
import type { EventRecord, Method } from '#local/stripe/account/records.ts';
import { ApiError } from '#local/stripe/account/api-error.ts';
import { expireDueSessions } from '#local/stripe/account/sessions.ts';
import { applyAction, actionDetails } from '#local/stripe/practice/actions.ts';
import { practiceKeys } from '#local/stripe/practice-keys.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { createLedger } from '#functions/gateways/payments/ledger.ts';
import { createCharges } from '#functions/gateways/payments/charges.ts';
import { createDispatchStore } from '#functions/gateways/dispatch/dispatch-store.ts';
import { createMissingPayments } from '#functions/gateways/payments/missing-payments.ts';
import { createRefunds } from '#functions/gateways/payments/refunds.ts';
import { createPayments } from '#functions/gateways/payments/payments.ts';
import { isTransientFailure } from '#functions/gateways/transient-failure.ts';
import { createStripeEvents } from '#functions/gateways/payments/stripe-events.ts';
import { firestoreGifts } from '#functions/gateways/payments/gifts.ts';
import { cancelPurchase } from '#functions/payments/cancel-purchase.ts';
import { checkGift } from '#functions/payments/check-gift.ts';
import { giveCredits } from '#functions/payments/give-credits.ts';
import { payMissing } from '#functions/payments/pay-missing.ts';
import { purchaseCredits } from '#functions/payments/purchase-credits.ts';
import { stripeWebhook } from '#functions/payments/stripe-webhook.ts';
import { sendWaitingRefunds } from '#functions/payments/send-waiting-refunds.ts';
import { sweepPurchases } from '#functions/payments/sweep-purchases.ts';
import { verifyPayment } from '#functions/payments/verify-payment.ts';
import { approveVisit } from '#functions/visits/approve-visit.ts';
import { sweepVisits } from '#functions/visits/sweep-visits.ts';
import type { Services } from '#functions/shell/services.ts';
import { answerWebhook } from '#functions/shell/webhook/answer-webhook.ts';
import { aCircleMember } from '#tests/builders/circle.ts';
import type { Fate, StripeAction, Schedule, Visit } from './schedule.ts';
import { isMoneyBack, MoneyBack } from './money-back.ts';
import { storeMissedVisit, storeWorkedVisits, type WorkedVisit } from './worked-visits.ts';
import { createAccount, openInProcess, signed } from './stripe-in-process.ts';

/** Ends the process: none of its code runs after this. */
class SimulatedCrash extends Error {}

interface Purchase {
  readonly attempt: string;
  readonly credits: number;
  /** Of somebody in her circle, who does not see her ledger. */
  readonly isGift: boolean;
}

const minuteMs = 60_000;
/** Longer than the hour after which a purchase is stale. */
export const staleMinutes = 80;
const oldDays = 200;
const dayMs = 24 * 60 * minuteMs;
const method = 'POST';
const staffEmail = 'staf@madelief.test';
/** In place of the number of a purchase. */
const ofMissing = 2;

/** The services whose calls are steps that may fail. */
const stepped = [
  'payments',
  'ledger',
  'stripeEvents',
  'mailQueue',
  'charges',
  'dispatch',
  'missingPayments',
  'refunds',
  'gifts',
] as const;

async function cancelByHand(sessionId: string): Promise<void> {
  const line = firestore().collection(collections.creditTransactions).doc(sessionId);
  await firestore().runTransaction(async (transaction) => {
    const { transaction_type: type } = (await transaction.get(line)).data() ?? {};
    if (type === 'purchase_pending') transaction.update(line, { transaction_type: 'purchase_cancelled' });
  });
}

/**
 * One senior, and the whole path from Stripe to the ledger: the product's own handlers and gateways, the official
 * client, and a real Firestore. Only the environment is simulated: time, randomness, and a Stripe account in this
 * process.
 */
export class PaymentWorld {
  readonly uid = `payer-${randomUUID()}`;
  readonly giverUid = `giver-${randomUUID()}`;
  readonly account: Account;
  readonly purchases: readonly Purchase[];
  /** Mails to staff, by id. */
  readonly mails = new Map<string, object>();
  readonly log: string[] = [];
  /** Events that were answered with 2xx, which Stripe does not deliver again. */
  readonly taken = new Set<string>();
  /** How many steps had each outcome. */
  readonly outcomeCounts: Record<Fate, number> = { well: 0, 'dies-before': 0, 'dies-after': 0, held: 0 };
  #now: number;
  #outcomes: Fate[];
  #held: (() => void)[] = [];
  #isCalm = false;
  readonly #running: Promise<void>[] = [];
  readonly #services: Services;
  #visits: readonly WorkedVisit[] = [];
  #isOld = false;
  readonly moneyBack: MoneyBack;
  readonly #shownPages = new Set<string>();

  /**
   * @param number of the world: each is dated a day before the previous one, so that no sweep finds purchases of
   * another.
   */
  constructor(number: number, { credits, outcomes, gives }: Pick<Schedule, 'credits' | 'outcomes' | 'gives'>) {
    this.#now = new Date('2027-01-04T10:00:00Z').getTime() - number * dayMs;
    this.#outcomes = [...outcomes];
    this.purchases = credits.map((amount, place) => ({
      attempt: randomUUID(),
      credits: amount,
      isGift: gives && place === 0,
    }));
    this.account = createAccount(() => this.#now);
    this.#services = this.#open();
    this.moneyBack = new MoneyBack(this.uid, this.#caller(), this.#services);
  }

  #open(): Services {
    const clock = { now: () => new Date(this.#now) };
    const write = (event: string, fields: object = {}): void =>
      void this.log.push(`${event} ${JSON.stringify(fields)}`);
    const ledger = createLedger(clock);
    const refunds = createRefunds(clock, () => staffEmail);
    const services: Partial<Services> = {
      clock,
      log: { info: write, error: write },
      payments: createPayments(
        {
          stripe: () => ({ secretKey: practiceKeys.secretKey, apiBase: '' }),
          webhookSecret: () => practiceKeys.webhookSecret,
          appOrigin: () => 'https://madelief.test',
        },
        async () => openInProcess(this.account),
      ),
      ledger: {
        ...ledger,
        // One database for all worlds: each sweep sees only its own purchases.
        waiting: async (before, after, limit) =>
          (await ledger.waiting(before, after, limit)).filter(({ user_id }) => user_id === this.uid),
      },
      refunds: {
        ...refunds,
        waiting: async (before) =>
          (await refunds.listOf(this.uid, 100)).filter(
            ({ refund: { way, state, asked_at } }) => way === 'card' && state === 'pending' && asked_at <= before,
          ),
      },
      charges: {
        ...createCharges(clock),
        silentVisits: async () =>
          this.#visits.filter(({ isFee }) => !isFee).map(({ id }) => ({ visitId: id, requestId: id })),
        seniorsToCharge: async () => ({ seniorIds: [this.uid], next: null }),
      },
      dispatch: createDispatchStore(clock),
      missingPayments: createMissingPayments(clock),
      gifts: {
        ...firestoreGifts,
        // As for purchases.
        waiting: async (before, limit) =>
          (await firestoreGifts.waiting(before, limit)).filter(({ senior_id }) => senior_id === this.uid),
      },
      circles: {
        membershipOf: async (senior_id: string, user_id: string) => ({ ...aCircleMember({ senior_id, user_id }) }),
      } as unknown as Services['circles'],
      stripeEvents: createStripeEvents(clock),
      mailQueue: {
        enqueue: async (id: string, order: object) => {
          if (this.mails.has(id)) return false;
          this.mails.set(id, order);
          return true;
        },
      } as Services['mailQueue'],
      customers: { find: async () => null } as unknown as Services['customers'],
      staffEmail: () => staffEmail,
      accounts: { languageOf: async () => 'NL' } as unknown as Services['accounts'],
    };
    for (const name of stepped) Object.assign(services, { [name]: this.#stepping(services[name] ?? {}) });
    return services as Services;
  }

  /** The same service, with every call as a step. */
  #stepping<Service extends object>(service: Service): Service {
    return new Proxy(service, {
      get: (target, name): unknown => {
        const call: unknown = Reflect.get(target, name);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]): Promise<unknown> =>
          this.#step(() => Reflect.apply(call, target, args) as Promise<unknown>);
      },
    });
  }

  async #step<Result>(work: () => Promise<Result>): Promise<Result> {
    const outcome = this.#outcomes.shift() ?? 'well';
    this.outcomeCounts[outcome] += 1;
    if (outcome === 'dies-before') throw new SimulatedCrash();
    const result = await work();
    if (outcome === 'dies-after') throw new SimulatedCrash();
    // Resumes with the result it has read, which may be stale by then.
    if (outcome === 'held' && !this.#isCalm) await new Promise<void>((resolve) => this.#held.push(resolve));
    return result;
  }

  get visits(): readonly WorkedVisit[] {
    return this.#visits;
  }

  async work({ worked, moneyBack }: Pick<Schedule, 'worked' | 'moneyBack'>): Promise<void> {
    this.#visits = await storeWorkedVisits(this.uid, worked, this.#now);
    this.moneyBack.missedVisit = moneyBack?.missed === true ? await storeMissedVisit(this.uid, this.#now) : null;
  }

  /** Settles what happened until now, without faults; and lets half a year pass, after which what was bought is old. */
  async settleCalmly(begins: 'new' | 'old'): Promise<void> {
    const later = this.#outcomes;
    this.#outcomes = [];
    this.pass(staleMinutes);
    await this.sweep();
    await this.sweepVisits();
    this.#outcomes = later;
    if (begins === 'new') return;
    this.pass(oldDays * 24 * 60);
    this.#isOld = true;
  }

  pass(minutes: number): void {
    this.#now += minutes * minuteMs;
    expireDueSessions(this.account);
  }

  sessionOf({ attempt }: Pick<Purchase, 'attempt'>): string | undefined {
    const key = this.account.tables.keys.get(`purchase/${this.uid}/${attempt}`);
    if (key === undefined || key.status !== 200) return undefined;
    return (JSON.parse(key.body) as { id: string }).id;
  }

  /** The payments of what is missing, the newest last. */
  get missingSessions() {
    return [...this.account.tables.sessions.values()].filter(({ metadata }) => 'cents' in metadata);
  }

  /** The pages for what is missing that somebody was led to, and that can still be paid. */
  get openMissingPages(): number {
    return this.missingSessions.filter(({ id, status }) => status === 'open' && this.#shownPages.has(id)).length;
  }

  /** @param pays whether she does on the page to which she is led, or leaves it. */
  async payMissing(pays: boolean): Promise<void> {
    const answered = await payMissing({}, this.#caller(), this.#services);
    if (!answered.ok || answered.value.url === null) return;
    const [, id = ''] = /(cs_test_\w+)/.exec(answered.value.url) ?? [];
    this.#shownPages.add(id);
    const { cents } = answered.value;
    const session = this.account.session(id);
    if (session.amountTotal !== cents) throw new Error('the page asks for another amount than was said');
    if (pays && session.status === 'open') applyAction(this.account, id, 'pay', actionDetails.parse({}));
  }

  get events(): readonly EventRecord[] {
    return [...this.account.tables.events.values()];
  }

  /** Ignores actions that are impossible in the current state. */
  async happen({ what, purchase, cents }: StripeAction, paidBy: Method = 'card'): Promise<void> {
    const bought = this.purchases[purchase % this.purchases.length];
    const ofVisits = purchase === ofMissing ? this.missingSessions.at(-1)?.id : undefined;
    const sessionId = ofVisits ?? (bought === undefined ? undefined : this.sessionOf(bought));
    if (what === 'nothing' || sessionId === undefined) return;
    if (what === 'cancelled-by-hand') {
      await cancelByHand(sessionId);
      return;
    }
    const name = what === 'refund-some' ? 'refund' : what;
    const details = actionDetails.parse({ method: paidBy, ...(what === 'refund-some' ? { amount: cents } : {}) });
    try {
      applyAction(this.account, sessionId, name, details);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async buy({ attempt, credits, isGift }: Purchase): Promise<void> {
    if (isGift) {
      const words = { from: 'Els', message: 'Geniet ervan, mama.' };
      await giveCredits({ senior_id: this.uid, credits, ...words, attempt }, this.#giver(), this.#services);
      return;
    }
    await purchaseCredits({ amount: credits, attempt }, this.#caller(), this.#services);
  }

  async tell(event: EventRecord): Promise<void> {
    const { body, signature } = signed(event, this.#now);
    const webhook = { name: 'stripe-webhook', signatureHeader: 'stripe-signature', load: async () => stripeWebhook };
    const call = { method, path: '/functions/stripe-webhook', headers: { 'stripe-signature': signature }, body };
    const { status } = await answerWebhook(webhook, call, this.#services, 'request');
    if (status === 200) this.taken.add(event.id);
  }

  async approve(visit: number): Promise<void> {
    const worked = this.#visits[visit % Math.max(this.#visits.length, 1)];
    if (worked === undefined || worked.isFee) return;
    const { id, commandId } = worked;
    const on = { request_id: id, visit_id: id, command_id: commandId };
    const answered = await approveVisit({ ...on, answer: 'yes', question: '' }, this.#caller(), this.#services);
    if (!answered.ok) throw new Error('a visit that is over can be approved');
  }

  async sweepVisits(): Promise<void> {
    await sweepVisits(this.#services);
  }

  async sweep(): Promise<void> {
    await sweepPurchases(this.#services);
  }

  async sendWaitingRefunds(): Promise<void> {
    await sendWaitingRefunds(this.#services);
  }

  #caller() {
    return { ...forSelf(this.uid), email: `${this.uid}@madelief.test`, emailVerified: true };
  }

  #giver() {
    return {
      actorUid: this.giverUid,
      seniorId: this.uid,
      email: `${this.giverUid}@madelief.test`,
      emailVerified: true,
    };
  }

  /** The giver comes back from the payment page, or leaves it. */
  async #checkGift({ attempt }: Purchase, give_up: boolean): Promise<void> {
    const answered = await checkGift({ gift_id: attempt, give_up }, this.#giver(), this.#services);
    const session = this.sessionOf({ attempt });
    const isOpen = session !== undefined && this.account.session(session).status === 'open';
    if (give_up && answered.ok && isOpen) throw new Error('a gift that was given up can still be paid');
  }

  async #visit({ kind, purchase, event }: Visit): Promise<void> {
    const bought = this.purchases[purchase % this.purchases.length];
    if (bought === undefined) return;
    if (isMoneyBack(kind)) return this.moneyBack.does(kind, event, this.#visits);
    if (kind === 'sweep') return this.sweep();
    if (kind === 'approve') return this.approve(event);
    if (kind === 'sweep-visits') return this.sweepVisits();
    if (kind === 'pay-missing') return this.payMissing(event % 2 === 0);
    // Nobody repeats an attempt after half a year.
    if (kind === 'buy-again') return this.#isOld ? undefined : this.buy(bought);
    if (kind === 'webhook') {
      const chosen = this.events[event % Math.max(this.events.length, 1)];
      return chosen === undefined ? undefined : this.tell(chosen);
    }
    const session_id = this.sessionOf(bought);
    if (session_id === undefined) return;
    if (bought.isGift) return this.#checkGift(bought, kind === 'cancel');
    if (kind === 'return') await verifyPayment({ session_id }, this.#caller(), this.#services);
    else {
      const answered = await cancelPurchase({ session_id }, this.#caller(), this.#services);
      const isOpen = this.account.session(session_id).status === 'open';
      if (answered.ok && isOpen) throw new Error('what was given up can still be paid');
    }
  }

  /** Runs one process to its end; a simulated crash is not an error. */
  async #live(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Too much contention in the database is treated as a crash: the caller retries.
      if (!(error instanceof SimulatedCrash) && !isTransientFailure(error)) throw error;
    }
  }

  /** Starts all concurrently and waits until each has ended or is paused; previously paused ones resume meanwhile. */
  async receive(visits: readonly Visit[]): Promise<void> {
    const released = this.#held.splice(0);
    const arrivals = visits.map((visit) => this.#live(() => this.#visit(visit)));
    for (const release of released) release();
    this.#running.push(...arrivals);
    const ended = Promise.all(arrivals);
    let done = false;
    const end = (): void => void (done = true);
    ended.then(end, end);
    // A paused process does not end: stop waiting when no further one pauses.
    while (!done && this.#held.length < visits.length) {
      const before = this.#held.length;
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (this.#held.length > 0 && this.#held.length === before) break;
    }
  }

  /** Ends all faults and waits for the processes that are still running. */
  async endFaults(): Promise<void> {
    this.#outcomes = [];
    // A process in the middle of a step would otherwise pause after the last release.
    this.#isCalm = true;
    for (const release of this.#held.splice(0)) release();
    await Promise.all(this.#running);
  }
}
