import { type Customer, readCustomer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { amountFields, amountText, balanceFields, inCredits } from '../credits/cents.ts';
import { refundLineIds } from '../credits/ledger.ts';
import { lineDescriptions } from '../credits/line-description.ts';
import { type DocumentWrite, readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, type RecordContext, recordRejected } from '../dispatch/transaction/record-command.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  type UserCredits,
  userCreditsSchema,
} from '../documents/payments/credits.ts';
import { mailSchema } from '../documents/mail.ts';
import { type Refund, refundSchema } from '../documents/payments/refund.ts';
import { type MailOrder, newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { mailMoment } from '../mail/mail-moment.ts';
import { receiptOrderWrites } from '../receipts/receipt-order.ts';
import { ok } from '../result.ts';
import { planRefund, planWithdrawal, type RefundPart, totalOf } from './plan-refund.ts';
import type { RefundWay } from './refund-states.ts';
import { type KnownMoney, readUnusedMoney } from './read-unused-money.ts';

export interface WantedRefund {
  readonly seniorId: string;
  /** What the confirmation named: another amount by now is asked again. */
  readonly cents: number;
  /** The purchase that is withdrawn; null for everything that is not used. */
  readonly withdrawn: string | null;
}

/** What was taken from the balance, a part per purchase. */
export interface OrderedRefund {
  readonly parts: readonly {
    readonly id: string;
    readonly sessionId: string;
    readonly cents: number;
    readonly way: RefundWay;
  }[];
}

/** A purchase is withdrawn once: its refund has no other id. */
const withdrawalId = (sessionId: string): string => `withdrawal-${sessionId}`;

interface Ordered {
  readonly wanted: WantedRefund;
  readonly parts: readonly (RefundPart & { readonly id: string })[];
  readonly context: RecordContext;
}

function partWrites({ wanted: { seniorId, withdrawn }, context }: Ordered, part: Ordered['parts'][number]) {
  const { id, cents, way, purchase } = part;
  const { now, actor } = context;
  const refund: Refund = {
    senior_id: seniorId,
    session_id: purchase.sessionId,
    bought_at: purchase.boughtAt,
    bought_cents: purchase.bought,
    ...{ cents, way },
    kind: withdrawn === null ? 'unused' : 'withdrawal',
    state: 'pending',
    asked_at: now,
    paid_on: null,
    last_change: { action: 'refund-credits', by: actor.name, at: now },
    revision: 1,
  };
  const line: CreditTransaction = {
    id: refundLineIds.taken(id),
    user_id: seniorId,
    ...amountFields(-cents),
    description: withdrawn === null ? lineDescriptions.refund : lineDescriptions.withdrawal,
    transaction_type: 'refund',
    stripe_session_id: purchase.sessionId,
    created_at: now,
  };
  return [
    { kind: 'create', collection: collections.refunds, id, data: refundSchema.parse(refund) },
    {
      kind: 'create',
      collection: collections.creditTransactions,
      id: line.id,
      data: creditTransactionSchema.parse(line),
    },
    ...receiptOrderWrites(line, now),
  ] as const satisfies readonly DocumentWrite[];
}

const sumBy = (parts: Ordered['parts'], way: RefundWay): string => {
  const cents = totalOf(parts.filter((part) => part.way === way));
  return cents === 0 ? '' : amountText(cents);
};

/** The confirmation: of a withdrawal it is what the law asks for, with the moment of the declaration. */
function mailOf({ wanted: { withdrawn }, parts, context: { now } }: Ordered, customer: Customer): MailOrder {
  const { email: to, language, firstName: name } = customer;
  const amount = amountText(totalOf(parts));
  const ways = { byCard: sumBy(parts, 'card'), byTransfer: sumBy(parts, 'transfer') };
  const [first] = parts;
  if (withdrawn === null || first === undefined) {
    return { to, language, template: 'refund-ordered', values: { name, amount, when: mailMoment(now), ...ways } };
  }
  const { bought, boughtAt, returned, unused } = first.purchase;
  const used = bought - returned - unused;
  const values = {
    ...{ name, amount, ...ways },
    when: mailMoment(now),
    bought: amountText(bought),
    boughtOn: mailMoment(boughtAt),
    used: used === 0 ? '' : amountText(used),
  };
  return { to, language, template: 'purchase-withdrawn', values };
}

/** @returns null where it is not what the confirmation named. */
function partsOf(
  { cents, withdrawn }: WantedRefund,
  money: KnownMoney,
  commandId: string,
  now: Date,
): Ordered['parts'] | null {
  const planned = withdrawn === null ? planRefund(money, now) : [planWithdrawal(money, withdrawn, now)];
  const parts = planned.flatMap((part, place) => {
    const id = withdrawn === null ? `${commandId}-${place}` : withdrawalId(withdrawn);
    return part === null ? [] : [{ ...part, id }];
  });
  return parts.length === 0 || totalOf(parts) !== cents ? null : parts;
}

/**
 * Takes what goes back from the balance at once, with a refund per purchase that says how it goes back. The command, the
 * purchase of a withdrawal and the amount each make a repetition harmless. Money is paid out only after this.
 */
export const orderRefund = (
  wanted: WantedRefund,
  minted: Pick<RecordCommand<OrderedRefund>, 'commandId' | 'actor'>,
): RecordCommand<OrderedRefund> => ({
  ...minted,
  name: wanted.withdrawn === null ? 'refund-credits' : 'withdraw-purchase',
  async decide(transaction, context) {
    const { seniorId, withdrawn } = wanted;
    const money = await readUnusedMoney(transaction, seniorId);
    const parts = partsOf(wanted, money, minted.commandId, context.now);
    if (parts === null) return recordRejected('balance-changed');
    if (withdrawn !== null && (await readOne(transaction, collections.refunds, withdrawalId(withdrawn))) !== null) {
      return recordRejected('balance-changed');
    }
    const ordered: Ordered = { wanted, parts, context };
    const customer = readCustomer(await readOne(transaction, collections.interimUsers, seniorId));
    const order = customer === null ? null : mailOf(ordered, customer);
    const after = money.balance - wanted.cents;
    const credits: UserCredits = { user_id: seniorId, ...balanceFields(after) };
    return ok({
      value: { parts: parts.map(({ id, purchase: { sessionId }, cents, way }) => ({ id, sessionId, cents, way })) },
      writes: [
        ...parts.flatMap((part) => partWrites(ordered, part)),
        { kind: 'set', collection: collections.userCredits, id: seniorId, data: userCreditsSchema.parse(credits) },
        ...(order === null
          ? []
          : [
              {
                kind: 'create' as const,
                collection: collections.mail,
                id: mailIdAbout(order.template, minted.commandId),
                data: mailSchema.parse(newMail(order, context.now)),
              },
            ]),
      ],
      audit: {
        collection: collections.userCredits,
        document_id: seniorId,
        before: { balance: inCredits(money.balance) },
        after: { balance: inCredits(after), refunds: parts.length },
      },
    });
  },
});
