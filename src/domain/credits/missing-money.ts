import type { FoundDocument } from '../dispatch/transaction/document-transaction.ts';
import { type StoredVisit, visitSchema } from '../documents/visit.ts';
import { type VisitCost, visitCost } from '../visits/visit-cost.ts';

/** A visit that is approved, not charged yet, and has an agreed price. */
export interface OpenVisit extends StoredVisit {
  readonly cost: VisitCost;
}

/** What the balance lacks for what is open, in cents. */
export interface MissingMoney {
  readonly balance: number;
  readonly missing: number;
  /** Oldest first, each with what it lacks after the older ones are paid. */
  readonly visits: readonly { readonly visit: OpenVisit; readonly missing: number }[];
}

/** One payment at Stripe, in cents: its least amount in euro, and the most that one purchase can be. */
export const missingPaymentRange = { min: 50, max: 100_000 } as const;

const orderOf = ({ id, visit }: StoredVisit): string => `${visit.date} ${visit.start} ${id}`;

/** The open visits among those that are approved, oldest first; one without an agreed price waits for staff. */
export function openVisitsIn(approved: readonly FoundDocument[]): readonly OpenVisit[] {
  return approved
    .flatMap(({ id, data }): OpenVisit[] => {
      const visit = visitSchema.safeParse(data).data;
      const cost = visit === undefined ? null : visitCost(visit);
      return visit === undefined || cost === null ? [] : [{ id, visit, cost }];
    })
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** What is missing, exact to the cent. A balance below zero is a debt of its own, before the oldest visit. */
export function missingMoney(balance: number, visits: readonly OpenVisit[]): MissingMoney {
  let left = Math.max(balance, 0);
  const each = visits.map((visit) => {
    const covered = Math.min(left, visit.cost.cents);
    left -= covered;
    return { visit, missing: visit.cost.cents - covered };
  });
  const debt = visits.length === 0 ? 0 : Math.max(-balance, 0);
  return { balance, missing: each.reduce((sum, { missing }) => sum + missing, debt), visits: each };
}

/**
 * What one payment asks for: exactly what is missing. Less than Stripe takes becomes the least that it takes, and the rest
 * stays on the balance; more than one purchase can be is paid in parts.
 */
export const paymentFor = (missing: number): number =>
  missing <= 0 ? 0 : Math.min(Math.max(missing, missingPaymentRange.min), missingPaymentRange.max);
