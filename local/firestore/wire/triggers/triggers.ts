import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentChange } from '#local/firestore/operations/operations-api.ts';
import type { BinaryEncoder } from '../service.ts';
import { Slots } from './slots.ts';
import { createTriggerEvent } from './trigger-event.ts';
import type { TriggerDelivery } from './trigger-delivery.ts';
import { matchTrigger, type Trigger } from './trigger.ts';

/** For a function that never answers, or an app that never stops writing. */
const LONGEST_WAIT_MS = 60_000;
/** Events of one trigger that are under way: half of what the functions run at once, so that a seed leaves room for calls. */
const EVENTS_AT_ONCE = 10;

/** Registered triggers and the queues of their events. */
export class Triggers {
  readonly #delivery: TriggerDelivery | null;
  readonly #encode: BinaryEncoder;
  readonly #registered = new Map<string, Trigger>();
  readonly #slots = new Map<string, Slots>();
  #isPaused = false;
  /** The last pending delivery per trigger and document. The next event waits for it, which keeps the order. */
  readonly #tails = new Map<string, Promise<void>>();

  readonly #onEvent: (trigger: string) => void;

  /** Without a delivery, triggers can be registered but no events are sent. `onEvent` hears of each that is. */
  constructor(
    delivery: TriggerDelivery | null,
    encode: BinaryEncoder,
    onEvent: (trigger: string) => void = () => undefined,
  ) {
    this.#delivery = delivery;
    this.#encode = encode;
    this.#onEvent = onEvent;
  }

  /** Documents with an event on its way, once for each trigger. */
  get underway(): number {
    return this.#tails.size;
  }

  register(trigger: Trigger): void {
    this.#registered.set(`${trigger.projectId}/${trigger.id}`, trigger);
  }

  /** @returns false when the trigger was not registered. */
  remove(projectId: string, id: string): boolean {
    return this.#registered.delete(`${projectId}/${id}`);
  }

  /**
   * Changes have no events until {@link resume}. Events of earlier changes, and of what their functions change, are
   * delivered first: a pause that follows a write loses none of it.
   */
  async pause(): Promise<void> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    while (this.#tails.size > 0 && performance.now() < deadline) {
      await Promise.race([Promise.all(this.#tails.values()), delay(LONGEST_WAIT_MS, undefined, { ref: false })]);
    }
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
  }

  /** Queues an event for each trigger that matches a change; does not wait for deliveries. */
  notify(changes: readonly DocumentChange[]): void {
    const delivery = this.#delivery;
    if (delivery === null || this.#isPaused) return;
    for (const change of changes) {
      for (const trigger of this.#registered.values()) {
        const params = matchTrigger(trigger, change);
        if (params === null) continue;
        const event = createTriggerEvent(trigger, change, params, this.#encode);
        this.#onEvent(trigger.id);
        const slots = this.#slotsOf(trigger);
        this.#enqueue(JSON.stringify([trigger.projectId, trigger.id, change.database.databaseId, change.path]), () =>
          slots.run(() => delivery.deliver(trigger.projectId, trigger.id, event)),
        );
      }
    }
  }

  close(): void {
    this.#delivery?.close();
  }

  #slotsOf({ projectId, id }: Trigger): Slots {
    const key = `${projectId}/${id}`;
    const slots = this.#slots.get(key) ?? new Slots(EVENTS_AT_ONCE);
    this.#slots.set(key, slots);
    return slots;
  }

  #enqueue(lane: string, deliver: () => Promise<void>): void {
    const tail = (this.#tails.get(lane) ?? Promise.resolve()).then(deliver).finally(() => {
      if (this.#tails.get(lane) === tail) this.#tails.delete(lane);
    });
    this.#tails.set(lane, tail);
  }
}
