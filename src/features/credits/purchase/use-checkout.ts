import { type ActingFor, seniorIn } from '#domain/accounts/acting-for.ts';
import { continuePurchase as continueContract, purchaseCredits } from '#domain/contracts/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import { readEnvironment } from '#lib/environment.ts';
import { mintId } from '#lib/ids.ts';
import type { Outcome } from '../checkout-return/outcome.ts';
import { continuePurchase } from '../pending/continue-purchase.ts';
import type { OpenPurchase } from '../pending/open-purchases.ts';
import { usePurchaseState } from '../purchase-state.ts';
import { buyCredits, type CheckoutPorts } from './buy-credits.ts';
import { type CheckoutState, usePaymentPage } from './use-payment-page.ts';

const shop = (acting: ActingFor): CheckoutPorts => ({
  purchase: (amount, attempt) => callFunction(purchaseCredits, { ...seniorIn(acting), amount, attempt }),
  mintId,
  standIn: readEnvironment(import.meta.env).paymentEmulator,
});

const callContinue = (acting: ActingFor) => (sessionId: string) =>
  callFunction(continueContract, { ...seniorIn(acting), session_id: sessionId });

export interface Checkout {
  readonly state: CheckoutState;
  /** Begins a purchase. Call it within the tap. */
  readonly buy: (amount: number) => Promise<void>;
  /** Goes on with an open purchase. Call it within the tap. @returns what became of one whose page is not open. */
  readonly goOn: (purchase: OpenPurchase) => Promise<Outcome | null>;
  /** Forgets the result of the last press. */
  readonly settle: () => void;
}

/** Buys credits, and goes on with a purchase that was begun earlier. */
export function useCheckout(acting: ActingFor, onOpened: () => void): Checkout {
  const [purchases, changePurchases] = usePurchaseState(acting);
  const { state, openPage, fail, settle } = usePaymentPage(onOpened);

  async function buy(amount: number): Promise<void> {
    const error = await openPage<DomainError>('busy', async () => {
      const sale = await buyCredits(amount, purchases.unanswered, shop(acting));
      changePurchases((before) => ({ ...before, unanswered: sale.unanswered }));
      return sale.kind === 'opened' ? sale : { failure: sale.error };
    });
    if (error !== null) fail(error);
  }

  const goOn = (purchase: OpenPurchase) =>
    openPage('continuing', () => continuePurchase(purchase, callContinue(acting), shop(acting).standIn));

  return { state, buy, goOn, settle };
}
