import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { refundSchema } from '#domain/documents/payments/refund.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { missVisit } from '#functions/dispatch/miss-visit.ts';
import { approveAdjustment } from '#functions/payments/approve-adjustment.ts';
import { readRefunds } from '#functions/payments/read-refunds.ts';
import { confirmRefundTransfer } from '#functions/payments/confirm-refund-transfer.ts';
import { refundCredits, withdrawPurchase } from '#functions/payments/refund-credits.ts';
import { refundVisit } from '#functions/payments/refund-visit.ts';
import type { Caller } from '#functions/shell/http/caller.ts';
import type { Services } from '#functions/shell/services.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import type { WorkedVisit } from './worked-visits.ts';

const kinds = ['refund', 'refund-again', 'withdraw', 'refund-visit', 'miss-visit', 'tick-off'] as const;

type Kind = (typeof kinds)[number];

export const isMoneyBack = (kind: string): kind is Kind => kinds.some((each) => each === kind);

interface Order {
  readonly command_id: string;
  readonly cents: number;
  readonly session_id: string | null;
}

/** What gives a senior money back: her own orders, also repeated, and what staff does. The product's own handlers. */
export class MoneyBack {
  /** A missed visit that staff learns of. */
  missedVisit: string | null = null;
  readonly #seniorId: string;
  readonly #caller: Caller;
  readonly #services: Services;
  readonly #orders: Order[] = [];

  constructor(seniorId: string, caller: Caller, services: Services) {
    this.#seniorId = seniorId;
    this.#caller = caller;
    this.#services = services;
  }

  async does(kind: Kind, which: number, visits: readonly WorkedVisit[]): Promise<void> {
    if (kind === 'refund') return this.#ask(null);
    if (kind === 'withdraw') return this.#ask(which);
    if (kind === 'refund-again') return this.#repeat(which);
    if (kind === 'miss-visit') return this.#miss();
    if (kind === 'tick-off') return this.#tickOff();
    return this.#refundVisit(visits[which % Math.max(visits.length, 1)], which);
  }

  #staff(name: string): Caller {
    const uid = `${name}-${this.#seniorId}`;
    return { ...this.#caller, actorUid: uid, seniorId: uid };
  }

  /** Two taps: she reads the amounts, and confirms what she read. */
  async #ask(withdrawn: number | null): Promise<void> {
    const read = await readRefunds({}, this.#caller, this.#services);
    if (!read.ok) throw new Error('what goes back can be read');
    const { refundable, purchases } = read.value;
    const purchase = withdrawn === null ? null : purchases[withdrawn % Math.max(purchases.length, 1)];
    if (purchase === undefined) return;
    const cents = purchase === null ? refundable : purchase.unused;
    if (cents === 0) return;
    const order = { command_id: randomUUID(), cents, session_id: purchase?.session_id ?? null };
    this.#orders.push(order);
    await this.#send(order);
  }

  /** Any earlier order, as a device does that got no answer. */
  async #repeat(which: number): Promise<void> {
    const order = this.#orders[which % Math.max(this.#orders.length, 1)];
    if (order !== undefined) await this.#send(order);
  }

  async #send({ session_id, ...order }: Order): Promise<void> {
    const answered =
      session_id === null
        ? await refundCredits(order, this.#caller, this.#services)
        : await withdrawPurchase({ ...order, session_id }, this.#caller, this.#services);
    if (answered.ok) {
      const { by_card: card, by_transfer: transfer } = answered.value;
      if (card + transfer !== order.cents) throw new Error('another amount went back than was confirmed');
    } else if (answered.error.code !== 'refund-changed') throw new Error(`refused: ${answered.error.code}`);
  }

  async #miss(): Promise<void> {
    if (this.missedVisit === null) return;
    const on = { request_id: this.missedVisit, visit_id: this.missedVisit, revision: 1 };
    await missVisit({ ...on, command_id: randomUUID(), reason: 'Niemand kwam.' }, this.#staff('staf'), this.#services);
  }

  /** A part, or all that is left; above 100 euro a second staff member says yes. */
  async #refundVisit(worked: WorkedVisit | undefined, which: number): Promise<void> {
    if (worked === undefined) return;
    const found = await firestore().collection(collections.planning).doc(worked.id).get();
    const { charged_cents: charged, refunded_cents: seen = 0 } = visitSchema.parse(storedDates(found));
    const left = (charged ?? 0) - seen;
    if (left === 0) return;
    const about = { request_id: worked.id, visit_id: worked.id, senior_id: this.#seniorId, seen_refunded: seen };
    const cents = which % 2 === 0 ? left : Math.ceil(left / 2);
    const answered = await refundVisit(
      { ...about, command_id: randomUUID(), cents, reason: 'Niet tevreden.' },
      this.#staff('staf'),
      this.#services,
    );
    if (!answered.ok || answered.value.outcome !== 'done' || answered.value.state !== 'pending') return;
    const on = { adjustment_id: answered.value.adjustment_id, revision: 1, answer: 'yes' as const };
    await approveAdjustment({ ...on, command_id: randomUUID() }, this.#staff('an'), this.#services);
  }

  /** Staff made the transfers that wait. */
  async #tickOff(): Promise<void> {
    const { docs } = await firestore().collection(collections.refunds).where('senior_id', '==', this.#seniorId).get();
    const paid_on = brusselsDate(this.#services.clock.now());
    for (const each of docs) {
      const { way, state, revision } = refundSchema.parse(storedDates(each));
      if (way !== 'transfer' || state !== 'pending') continue;
      const made = { command_id: randomUUID(), refund_id: each.id, revision, paid_on };
      await confirmRefundTransfer(made, this.#staff('staf'), this.#services);
    }
  }
}
