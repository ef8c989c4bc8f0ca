import type { Account } from './account.ts';
import type { Change } from './records.ts';

/** A purchase of whole credits that was paid by card before this account existed. */
export interface PaidPurchase {
  readonly sessionId: string;
  readonly customerId: string;
  readonly email: string;
  readonly cents: number;
  readonly paidAt: Date;
}

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
const centsPerCredit = 100;

function recordsOf({ sessionId, customerId, email, cents, paidAt }: PaidPurchase): Change {
  const created = toSeconds(paidAt);
  const idOf = (prefix: string): string => sessionId.replace('cs_test_', prefix);
  const [paymentIntent, charge] = [idOf('pi_'), idOf('ch_')];
  const metadata = { uid: customerId, credits: String(cents / centsPerCredit) };
  const lineItem = { id: idOf('li_'), name: 'credits', description: null, unitAmount: cents, quantity: 1 };
  const paid = { session: sessionId, created, status: 'succeeded' as const };
  return {
    sessions: [
      {
        ...{ id: sessionId, created, status: 'complete', paymentStatus: 'paid', amountTotal: cents },
        ...{ lineItems: [lineItem], allowedMethods: null, methods: ['card'], expiresAt: created, paymentIntent },
        ...{ clientReferenceId: customerId, customerEmail: email, receiptEmail: email, locale: null },
        ...{ successUrl: 'http://127.0.0.1/', cancelUrl: null, submitType: null },
        ...{ metadata, paymentMetadata: metadata, paymentDescription: null },
      },
    ],
    payments: [{ ...paid, id: paymentIntent, latestCharge: charge }],
    charges: [
      { ...paid, id: charge, paymentIntent, method: 'card', amount: cents, amountRefunded: 0, disputed: false },
    ],
  };
}

/** Records purchases of before, so that they can be refunded. Those that are known already stay as they are. */
export function recordPaidPurchases(account: Account, purchases: readonly PaidPurchase[]): void {
  for (const purchase of purchases) {
    if (!account.tables.sessions.has(purchase.sessionId)) account.commit(recordsOf(purchase));
  }
}
