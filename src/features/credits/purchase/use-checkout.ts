import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { purchaseCredits } from '#domain/contracts/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { beginBusy } from '#lib/busy.ts';
import { readEnvironment } from '#lib/environment.ts';
import { mintId } from '#lib/ids.ts';
import { openPaymentTab, payInThisTab } from '#lib/payment-tab.ts';
import { type PurchaseState, usePurchaseState } from '../purchase-state.ts';
import { buyCredits, type CheckoutResult, type CheckoutPorts } from './buy-credits.ts';
import { sessionOfAddress } from './payment-address.ts';

export type CheckoutState =
  | { readonly kind: 'ready' | 'busy' }
  /** The payment page stands in another tab. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly error: DomainError };

const shop = (): CheckoutPorts => ({
  purchase: (amount, attempt) => callFunction(purchaseCredits, { amount, attempt }),
  mintId,
  standIn: readEnvironment(import.meta.env).paymentEmulator,
});

const ready: CheckoutState = { kind: 'ready' };

function recordSale(before: PurchaseState, sale: CheckoutResult): PurchaseState {
  const sessionId = sale.kind === 'opened' ? sessionOfAddress(sale.address) : null;
  return {
    ...before,
    unanswered: sale.unanswered,
    opened:
      sale.kind === 'opened' && sessionId !== null
        ? [...before.opened, { sessionId, address: sale.address }]
        : before.opened,
  };
}

/** Opens payment pages: in a tab of their own, or in the place of this one where that cannot be. */
export function useCheckout(acting: ActingFor, onOpened: () => void) {
  const { t } = useTranslation('credits');
  const language = useLanguage();
  const [purchases, changePurchases] = usePurchaseState(acting);
  const [state, setState] = useState<CheckoutState>(ready);
  const buying = useRef(false);

  // After paying in this tab, the back-forward cache may restore this page.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      buying.current = false;
      setState(ready);
      onOpened();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [onOpened]);

  const openTab = useCallback(
    () => openPaymentTab({ language, title: t('tab-title'), text: t('tab-text') }),
    [language, t],
  );

  /** Call it within the tap: later on no tab may be opened. */
  async function buy(amount: number): Promise<void> {
    if (buying.current) return;
    buying.current = true;
    const tab = openTab();
    setState({ kind: 'busy' });
    const endBusy = beginBusy('opening a payment page');
    const sale = await buyCredits(amount, purchases.unanswered, shop());
    endBusy();
    changePurchases((before) => recordSale(before, sale));
    if (sale.kind === 'opened' && tab === null) {
      // The page stays busy until it is left: a tap meanwhile would be another purchase.
      payInThisTab(sale.address);
      return;
    }
    buying.current = false;
    if (sale.kind === 'failed') {
      tab?.close();
      setState(sale);
      return;
    }
    tab?.go(sale.address);
    setState({ kind: 'opened' });
    onOpened();
  }

  function goOn(address: string): void {
    const tab = openTab();
    if (tab === null) payInThisTab(address);
    else tab.go(address);
  }

  return { state, buy, goOn, settle: () => setState(ready) };
}
