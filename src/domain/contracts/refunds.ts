import * as z from 'zod/mini';
import { documentId, isoDate } from '../field-types.ts';
import { refundKinds, refundStates, refundWays } from '../refunds/refund-states.ts';
import { actingFor } from './acting-for-input.ts';
import { functionContract } from './function-contract.ts';

const cents = z.int().check(z.gte(1), z.lte(100_000_000));

/** The id of a Checkout Session, which is that of its purchase. */
const purchase = documentId;

const wholeCents = z.int().check(z.gte(0));

const ways = z.strictObject({ by_card: wholeCents, by_transfer: wholeCents });

/** Moments travel as text. */
const sentMoment = z.iso.datetime();

/** What goes back when the senior asks for it now, each of her purchases that can be withdrawn, and what was asked before. */
export const readRefunds = functionContract({
  name: 'read-refunds',
  input: z.strictObject(actingFor),
  output: z.strictObject({
    balance: z.int(),
    /** Bought, not used and not owed: what one order pays back. */
    refundable: wholeCents,
    ways,
    /** On the balance, and stays there: for visits that took place. */
    kept: wholeCents,
    /** On the balance, and stays there: not bought. */
    given: wholeCents,
    purchases: z.array(
      z.strictObject({
        session_id: purchase,
        bought_at: sentMoment,
        bought: cents,
        used: wholeCents,
        /** What goes back when it is withdrawn. */
        unused: wholeCents,
        way: z.enum(refundWays),
        last_day: isoDate,
      }),
    ),
    /** The newest first, of the last months. */
    refunds: z.array(
      z.strictObject({
        id: documentId,
        cents,
        kind: z.enum(refundKinds),
        way: z.enum(refundWays),
        state: z.enum(refundStates),
        asked_at: sentMoment,
        paid_on: z.nullable(isoDate),
      }),
    ),
  }),
});

export type RefundsAnswer = z.infer<typeof readRefunds.output>;

/**
 * Pays back everything that was bought and is not used. `cents`: what the confirmation named; where it is another amount by
 * now, `refund-changed`, and nothing happens. Idempotent per command.
 */
export const refundCredits = functionContract({
  name: 'refund-credits',
  input: z.strictObject({ ...actingFor, command_id: z.uuid(), cents }),
  output: ways,
});

/** Withdraws a purchase within 14 days: its unused part goes back. Once per purchase; as for refundCredits. */
export const withdrawPurchase = functionContract({
  name: 'withdraw-purchase',
  input: z.strictObject({ ...actingFor, command_id: z.uuid(), session_id: purchase, cents }),
  output: ways,
});
