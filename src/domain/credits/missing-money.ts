import type { FoundDocument } from '../dispatch/transaction/document-transaction.ts';
import { missingPaymentRange } from './credits.ts';
import { type StoredVisit, type Visit, visitSchema } from '../documents/visit.ts';
import { visitCost } from '../visits/visit-cost.ts';

/** What is to be charged for a visit: its cost once it is approved, or the fee for cancelling it late. */
export interface OpenVisit extends StoredVisit {
  readonly cents: number;
  readonly isFee: boolean;
}

/** What the balance lacks for what is open, in cents. */
export interface MissingMoney {
  readonly balance: number;
  readonly missing: number;
  /** Oldest first, each with what it lacks after the older ones are paid. */
  readonly visits: readonly { readonly visit: OpenVisit; readonly missing: number }[];
}

const orderOf = ({ id, visit }: StoredVisit): string => `${visit.date} ${visit.start} ${id}`;

function openCents({ state, fee, ...visit }: Visit): Pick<OpenVisit, 'cents' | 'isFee'> | null {
  if (state === 'cancelled') return fee?.state === 'due' ? { cents: fee.cents, isFee: true } : null;
  const cost = state === 'approved' ? visitCost(visit) : null;
  return cost === null ? null : { cents: cost.cents, isFee: false };
}

/** The open visits among these, oldest first; one without an agreed price waits for staff. */
export function openVisitsIn(found: readonly FoundDocument[]): readonly OpenVisit[] {
  return found
    .flatMap(({ id, data }): OpenVisit[] => {
      const visit = visitSchema.safeParse(data).data;
      const open = visit === undefined ? null : openCents(visit);
      return visit === undefined || open === null ? [] : [{ id, visit, ...open }];
    })
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** What is missing, exact to the cent. A balance below zero is a debt of its own, before the oldest visit. */
export function missingMoney(balance: number, visits: readonly OpenVisit[]): MissingMoney {
  let left = Math.max(balance, 0);
  const each = visits.map((visit) => {
    const covered = Math.min(left, visit.cents);
    left -= covered;
    return { visit, missing: visit.cents - covered };
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
