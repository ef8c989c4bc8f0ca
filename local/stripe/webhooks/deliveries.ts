import type { Account } from '../account/account.ts';
import type { EventRecord } from '../account/records.ts';
import { notFound } from '../account/api-error.ts';
import { eventAsSent } from '../objects/event-object.ts';
import { signatureHeader } from './sign.ts';

interface DeliveryOptions {
  readonly account: Account;
  readonly url: string;
  readonly secret: string;
  readonly onTrouble: (line: string) => void;
  /** The delay before the first retry; doubles from there. */
  readonly firstRetryDelayMs?: number;
  /** The maximum number of concurrent deliveries. More would only make the Functions emulator start more processes. */
  readonly concurrency?: number;
}

const maxRetryDelayMs = 60_000;
/** Longer than Stripe's timeout, because the first call of a function starts a process here. */
const responseTimeoutMs = 60_000;
const defaultConcurrency = 4;

/** Delivers every event to the webhook until it answers with a 2xx, in no guaranteed order. */
export class Deliveries {
  readonly #options: DeliveryOptions;
  readonly #due: string[] = [];
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #inFlight = new Set<Promise<unknown>>();
  readonly #held = new Set<string | null>();
  readonly #abort = new AbortController();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Schedules the undelivered events of an earlier run. */
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

  /** Ends a {@link hold} and delivers the held events. */
  release(clientReferenceId: string | null): void {
    this.#held.delete(clientReferenceId);
    this.resume();
  }

  /**
   * Delivers an event now, even if it is held or was delivered. @returns the webhook's status, or null without a
   * response.
   */
  async deliver(id: string): Promise<number | null> {
    const event = this.#event(id);
    const payload = JSON.stringify(eventAsSent(event), null, 2);
    const status = await this.#post(payload);
    this.#recordAttempt(id, status);
    return status;
  }

  /** Cancels the automatic delivery of an event. */
  drop(id: string): void {
    this.#options.account.commit({ events: [{ ...this.#event(id), delivery: 'dropped' }] });
  }

  /** Resolves when no delivery is in progress; scheduled retries do not count. */
  async whenIdle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight);
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#due.length = 0;
    await this.whenIdle();
  }

  #event(id: string): EventRecord {
    const event = this.#options.account.tables.events.get(id);
    if (event === undefined) throw notFound('event', id);
    return event;
  }

  #schedule(id: string, delayMs: number): void {
    if (this.#timers.has(id) || this.#due.includes(id) || this.#abort.signal.aborted) return;
    // Asynchronous: the API call that created the event is answered first, and its change is on disk.
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.#due.push(id);
      this.#next();
    }, delayMs);
    this.#timers.set(id, timer);
  }

  #next(): void {
    while (this.#inFlight.size < (this.#options.concurrency ?? defaultConcurrency)) {
      const id = this.#due.shift();
      if (id === undefined) return;
      const attempt = this.#attempt(id).finally(() => {
        this.#inFlight.delete(attempt);
        this.#next();
      });
      this.#inFlight.add(attempt);
    }
  }

  async #attempt(id: string): Promise<void> {
    const before = this.#event(id);
    if (before.delivery !== 'waiting' || this.#isHeld(before)) return;
    const status = await this.deliver(id);
    if (this.#abort.signal.aborted) return;
    const { delivery, attempts } = this.#event(id);
    if (delivery !== 'waiting') return;
    const { firstRetryDelayMs = 1_000, onTrouble } = this.#options;
    const delayMs = Math.min(firstRetryDelayMs * 2 ** (attempts.length - 1), maxRetryDelayMs);
    onTrouble(`practice payments: the webhook answered ${status ?? 'nothing'}; retrying in ${delayMs / 1000} s`);
    this.#schedule(id, delayMs);
  }

  async #post(payload: string): Promise<number | null> {
    const { account, url, secret } = this.#options;
    const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(responseTimeoutMs)]);
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

  #recordAttempt(id: string, status: number | null): void {
    // Aborted by stop(): the next run delivers it.
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
