import type { Account } from '../account/account.ts';
import type { SessionRecord } from '../account/records.ts';
import type { ActionName } from '../practice/actions.ts';
import type { PaymentState } from './texts.ts';

/** The state of a purchase. */
export function paymentState(account: Account, session: SessionRecord): PaymentState {
  if (session.status !== 'complete' || session.paymentIntent === null) {
    return session.status === 'expired' ? 'expired' : 'open';
  }
  const payment = account.payment(session.paymentIntent);
  if (payment.status === 'processing') return 'onItsWay';
  if (payment.status !== 'succeeded') return 'failed';
  const charge = account.charge(payment.latestCharge);
  if (charge.disputed) return 'disputed';
  if (charge.amountRefunded === 0) return 'paid';
  return charge.amountRefunded === charge.amount ? 'refunded' : 'partlyRefunded';
}

/** A refund to Bancontact that has not arrived yet. */
function pendingRefund(account: Account, { paymentIntent }: SessionRecord): readonly ActionName[] {
  const refunds = [...account.tables.refunds.values()].filter((each) => each.paymentIntent === paymentIntent);
  return refunds.some(({ status }) => status === 'pending') ? ['refund-arrives'] : [];
}

/** The actions that are available now, except paying, which has its own page. */
export function nextActions(account: Account, session: SessionRecord): readonly ActionName[] {
  switch (paymentState(account, session)) {
    case 'open':
      return ['expire'];
    case 'onItsWay':
      return ['money-arrives', 'money-fails'];
    case 'paid':
      return ['refund', 'dispute', 'inquire'];
    case 'partlyRefunded':
      return [...pendingRefund(account, session), 'refund', 'refund-fails', 'dispute', 'inquire'];
    case 'refunded':
      return [...pendingRefund(account, session), 'refund-fails'];
    case 'disputed': {
      const dispute = [...account.tables.disputes.values()].find(
        ({ paymentIntent }) => paymentIntent === session.paymentIntent,
      );
      const open = dispute?.status === 'needs_response' || dispute?.status === 'warning_needs_response';
      return open ? ['win-dispute', 'lose-dispute'] : [];
    }
    case 'expired':
    case 'failed':
      return [];
  }
}
