import { eventObject } from '../objects/event-object.ts';
import { newId } from './ids.ts';
import type { Change, ChargeRecord, EventRecord, EventType, PaymentRecord, SessionRecord, Tables } from './records.ts';
import { notFound } from './api-error.ts';
import type { Store } from './store.ts';

/** An event to be recorded and sent to the webhook. */
export interface NewEvent {
  readonly type: EventType;
  readonly session: SessionRecord;
  /** A snapshot of the object as the API shows it. */
  readonly object: object;
}

interface AccountOptions {
  readonly store: Store;
  /** The origin of the payment pages: http://127.0.0.1:<port>. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onEvent: (event: EventRecord) => void;
}

/** The practice account: the state of every purchase. The operations are in the other files of this folder. */
export class Account {
  readonly origin: string;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #onEvent: (event: EventRecord) => void;

  constructor({ store, origin, now, onEvent }: AccountOptions) {
    this.#store = store;
    this.origin = origin;
    this.#now = now;
    this.#onEvent = onEvent;
  }

  get tables(): Tables {
    return this.#store.tables;
  }

  /** The current time in whole seconds, like Stripe's timestamps. */
  now(): number {
    return Math.floor(this.#now() / 1000);
  }

  session(id: string): SessionRecord {
    const found = this.tables.sessions.get(id);
    if (found === undefined) throw notFound('checkout.session', id, 'session');
    return found;
  }

  payment(id: string): PaymentRecord {
    const found = this.tables.payments.get(id);
    if (found === undefined) throw notFound('payment_intent', id, 'intent');
    return found;
  }

  charge(id: string): ChargeRecord {
    const found = this.tables.charges.get(id);
    if (found === undefined) throw notFound('charge', id);
    return found;
  }

  /** Stores a change and its events atomically, then publishes the events. */
  commit(change: Change, newEvents: readonly NewEvent[] = []): void {
    const events = newEvents.map(({ type, session, object }) => this.#toEvent(type, session, object));
    this.#store.commit(events.length === 0 ? change : { ...change, events: [...(change.events ?? []), ...events] });
    for (const event of events) this.#onEvent(event);
  }

  atomically<Result>(work: () => Result): Result {
    return this.#store.atomically(work);
  }

  #toEvent(type: EventType, session: SessionRecord, object: object): EventRecord {
    return {
      id: newId('evt_'),
      created: this.now(),
      type,
      session: session.id,
      clientReferenceId: session.clientReferenceId,
      object: eventObject(object),
      delivery: 'waiting',
      attempts: [],
    };
  }
}
