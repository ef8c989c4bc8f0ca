import { collections } from '#domain/collections.ts';
import { type StripeEvent, stripeEventSchema } from '#domain/documents/bookkeeping.ts';
import { documentId } from '#domain/field-types.ts';
import type { Clock } from '../clock.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** The webhook events that were handled, so that the sweep looks at the others alone. */
export interface StripeEvents {
  /** Those of them that were not handled. */
  unhandled(ids: readonly string[]): Promise<readonly string[]>;
  /** Call after the event's effects are stored; otherwise a crash would lose it. */
  markHandled(id: string, type: string): Promise<void>;
  /** When the last of them came; null when there was none. */
  lastAt(): Promise<Date | null>;
}

export function createStripeEvents(clock: Clock): StripeEvents {
  const events = () => firestore().collection(collections.stripeEvents);
  return {
    async unhandled(ids) {
      const [first, ...others] = ids.filter((id) => documentId.safeParse(id).success).map((id) => events().doc(id));
      if (first === undefined) return ids;
      const found = await firestore().getAll(first, ...others);
      const handled = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
      return ids.filter((id) => !handled.has(id));
    },
    async markHandled(id, type) {
      if (!documentId.safeParse(id).success) return;
      const event: StripeEvent = { type, received_at: clock.now() };
      await events().doc(id).set(stripeEventSchema.parse(event));
    },

    async lastAt() {
      const { docs } = await events().orderBy('received_at', 'desc').limit(1).get();
      const [found] = docs;
      return found === undefined ? null : stripeEventSchema.parse(storedDates(found)).received_at;
    },
  };
}
