import type { FoundDocument } from '../dispatch/transaction/document-transaction.ts';
import { missingPaymentRange } from './credits.ts';
import { type Debt, debtSchema, type StoredDebt } from '../documents/payments/debt.ts';
import { type StoredVisit, type Visit, visitSchema } from '../documents/visit.ts';
import { brusselsDate } from '../requests/calendar.ts';
import { visitCost } from '../visits/visit-cost.ts';

/** What is to be charged for a visit: its cost once it is approved, or the fee for cancelling it late. */
export interface OpenVisit extends StoredVisit {
  readonly cents: number;
  readonly isFee: boolean;
}

/** The fee for paying a debt late, released by staff. */
export interface OpenFee extends StoredDebt {
  readonly cents: number;
}

/** What is to be charged. */
export type OpenItem = OpenVisit | OpenFee;

export const isOpenFee = (item: OpenItem): item is OpenFee => 'debt' in item;

/** What the balance lacks for what is open, in cents. */
export interface MissingMoney {
  readonly balance: number;
  readonly missing: number;
  /** Oldest first, each with what it lacks after the older ones are paid. */
  readonly items: readonly { readonly item: OpenItem; readonly missing: number }[];
}

const orderOf = ({ id, visit }: StoredVisit): string => `${visit.date} ${visit.start} ${id}`;

/** A fee is as old as its release: what was open by then is paid before it. */
const orderOfItem = (item: OpenItem): string =>
  isOpenFee(item) ? `${brusselsDate(item.debt.fee?.at ?? item.debt.updated_at)} 24:00 ${item.id}` : orderOf(item);

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

const isDue = ({ fee }: Debt): boolean => fee?.state === 'due';

/** The released fees among these debts. */
const openFeesIn = (found: readonly FoundDocument[]): readonly OpenFee[] =>
  found.flatMap(({ id, data }): OpenFee[] => {
    const debt = debtSchema.safeParse(data).data;
    return debt === undefined || debt.fee === null || !isDue(debt) ? [] : [{ id, debt, cents: debt.fee.cents }];
  });

/** Everything open, oldest first. */
export const openItemsIn = (visits: readonly FoundDocument[], debts: readonly FoundDocument[]): readonly OpenItem[] =>
  [...openVisitsIn(visits), ...openFeesIn(debts)].toSorted((one, other) =>
    orderOfItem(one) < orderOfItem(other) ? -1 : 1,
  );

/** What is missing, exact to the cent. A balance below zero is a debt of its own, before the oldest visit. */
export function missingMoney(balance: number, items: readonly OpenItem[]): MissingMoney {
  let left = Math.max(balance, 0);
  const each = items.map((item) => {
    const covered = Math.min(left, item.cents);
    left -= covered;
    return { item, missing: item.cents - covered };
  });
  const debt = items.length === 0 ? 0 : Math.max(-balance, 0);
  return { balance, missing: each.reduce((sum, { missing }) => sum + missing, debt), items: each };
}

/**
 * What one payment asks for: exactly what is missing. Less than Stripe takes becomes the least that it takes, and the rest
 * stays on the balance; more than one purchase can be is paid in parts.
 */
export const paymentFor = (missing: number): number =>
  missing <= 0 ? 0 : Math.min(Math.max(missing, missingPaymentRange.min), missingPaymentRange.max);
