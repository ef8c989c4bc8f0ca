import { collections } from '#domain/collections.ts';
import { type StripeEvent, stripeEventSchema } from '#domain/documents/bookkeeping.ts';
import { documentId } from '#domain/field-types.ts';
import type { Clock } from './clock.ts';
import { firestore } from './firestore.ts';

/** Which webhook events were handled to their end: a duplicate is then known at the cost of one read. */
export interface StripeEvents {
  /** Those of them that were not. */
  unhandled(ids: readonly string[]): Promise<readonly string[]>;
  /** Only after what they brought is stored: one that is marked too early would be lost by a crash. */
  markHandled(id: string, type: string): Promise<void>;
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
  };
}
