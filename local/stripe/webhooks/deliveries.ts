import type { Account } from '../account/account.ts';
import type { EventRecord } from '../account/records.ts';
import { notFound } from '../account/refusal.ts';
import { eventAsSent } from '../objects/event-object.ts';
import { signatureHeader } from './sign.ts';

interface DeliveryOptions {
  readonly account: Account;
  readonly url: string;
  readonly secret: string;
  readonly onTrouble: (line: string) => void;
  /** Before the second attempt; doubles from there. */
  readonly firstWaitMs?: number;
  /** How many are on their way at most. More would only make the Functions emulator start more processes. */
  readonly atOnce?: number;
}

const longestWaitMs = 60_000;
/** Stripe itself is less patient; the first call of a function starts a process here. */
const answerWithinMs = 60_000;
const usuallyAtOnce = 4;

/** Delivers every event to the webhook until it answers with a 2xx, in no guaranteed order. */
export class Deliveries {
  readonly #options: DeliveryOptions;
  readonly #due: string[] = [];
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #held = new Set<string | null>();
  readonly #abort = new AbortController();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** What an earlier run still owed. */
  resume(): void {
    for (const event of this.#options.account.tables.events.values()) this.add(event);
  }

  add(event: EventRecord): void {
    if (event.delivery !== 'waiting' || this.#isHeld(event)) return;
    this.#schedule(event.id, 0);
  }

  #isHeld({ clientReferenceId }: EventRecord): boolean {
    return this.#held.has(null) || this.#held.has(clientReferenceId);
  }

  /** Pauses automatic deliveries, of one customer or (null) of all. */
  hold(clientReferenceId: string | null): void {
    this.#held.add(clientReferenceId);
  }

  /** Ends a {@link hold}; what has gathered goes out. */
  release(clientReferenceId: string | null): void {
    this.#held.delete(clientReferenceId);
    this.resume();
  }

  /** Once more or for the first time, held or not. @returns the webhook's answer; null when there was none. */
  async deliver(id: string): Promise<number | null> {
    const event = this.#event(id);
    const payload = JSON.stringify(eventAsSent(event), null, 2);
    const status = await this.#post(payload);
    this.#note(id, status);
    return status;
  }

  /** Never delivers it by itself. */
  drop(id: string): void {
    this.#options.account.commit({ events: [{ ...this.#event(id), delivery: 'dropped' }] });
  }

  /** Resolves when nothing is on its way; what has failed and waits for its next turn does not count. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#due.length = 0;
    await this.settled();
  }

  #event(id: string): EventRecord {
    const event = this.#options.account.tables.events.get(id);
    if (event === undefined) throw notFound('event', id);
    return event;
  }

  #schedule(id: string, waitMs: number): void {
    if (this.#timers.has(id) || this.#due.includes(id) || this.#abort.signal.aborted) return;
    // Never within the call that made the event: its answer goes out first, and its change is on disk.
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.#due.push(id);
      this.#next();
    }, waitMs);
    this.#timers.set(id, timer);
  }

  #next(): void {
    while (this.#underWay.size < (this.#options.atOnce ?? usuallyAtOnce)) {
      const id = this.#due.shift();
      if (id === undefined) return;
      const attempt = this.#attempt(id).finally(() => {
        this.#underWay.delete(attempt);
        this.#next();
      });
      this.#underWay.add(attempt);
    }
  }

  async #attempt(id: string): Promise<void> {
    const before = this.#event(id);
    if (before.delivery !== 'waiting' || this.#isHeld(before)) return;
    const status = await this.deliver(id);
    if (this.#abort.signal.aborted) return;
    const { delivery, attempts } = this.#event(id);
    if (delivery !== 'waiting') return;
    const { firstWaitMs = 1_000, onTrouble } = this.#options;
    const waitMs = Math.min(firstWaitMs * 2 ** (attempts.length - 1), longestWaitMs);
    onTrouble(`practice payments: the webhook answered ${status ?? 'nothing'}; it is told again in ${waitMs / 1000} s`);
    this.#schedule(id, waitMs);
  }

  async #post(payload: string): Promise<number | null> {
    const { account, url, secret } = this.#options;
    const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(answerWithinMs)]);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(payload, secret, account.now()),
        },
        body: payload,
        redirect: 'manual',
        signal,
      });
      await answer.bytes();
      return answer.status;
    } catch {
      return null;
    }
  }

  #note(id: string, status: number | null): void {
    // Stopping broke it off: the next run delivers it.
    if (status === null && this.#abort.signal.aborted) return;
    const event = this.#event(id);
    const accepted = status !== null && status >= 200 && status < 300;
    this.#options.account.commit({
      events: [
        {
          ...event,
          delivery: accepted && event.delivery === 'waiting' ? 'delivered' : event.delivery,
          attempts: [...event.attempts, { at: this.#options.account.now(), status }],
        },
      ],
    });
  }
}
