import { centsPerCredit, inCredits } from '#domain/credits/cents.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import type { BalanceNews } from './balance-watch.ts';
import { BalanceNewsNotice } from './balance-news-notice.tsx';
import type { Outcome } from './checkout-return/outcome.ts';
import { OutcomeNotice } from './checkout-return/outcome-notice.tsx';
import { OpenPurchaseNotice, UnderWayNotice } from './pending/open-purchase-notice.tsx';
import type { OpenPurchase } from './pending/open-purchases.ts';
import type { Checkout } from './purchase/use-checkout.ts';
import type { usePurchases } from './use-purchases.ts';

export interface PurchaseNoticesProps {
  readonly purchases: ReturnType<typeof usePurchases>;
  readonly shop: Checkout;
  readonly news: BalanceNews | null;
  /** The server cannot be reached, so no payment page can be opened. */
  readonly noNetwork: boolean;
}

/** A payment of a part of a credit was for what was missing: its own card asks for what is missing now. */
const isOfMissing = (outcome: Outcome) => outcome.kind === 'expired' && outcome.cents % centsPerCredit !== 0;

const addsCredits = (outcome: Outcome | null) => outcome?.kind === 'bought' || outcome?.kind === 'paid-after-all';

/** What became of the purchases that were begun earlier, and those that can still be paid. */
export function PurchaseNotices({ purchases, shop, news, noNetwork }: PurchaseNoticesProps) {
  const { outcome, open, status, verify, cancel, report, forgetExpired } = purchases;
  const settling = outcome?.kind === 'verifying' || outcome?.kind === 'cancelling';

  async function goOn(purchase: OpenPurchase): Promise<void> {
    const became = await shop.goOn(purchase);
    if (became !== null) report(purchase.sessionId, became);
  }

  function buyAgain(cents: number): void {
    // The pressed button goes away.
    status.current?.focus();
    forgetExpired();
    void shop.buy(inCredits(cents));
  }

  return (
    <>
      <StatusArea ref={status}>
        {outcome === null ? null : (
          <OutcomeNotice
            outcome={outcome}
            onVerify={verify}
            onCancel={cancel}
            onBuyAgain={noNetwork || isOfMissing(outcome) ? null : buyAgain}
          />
        )}
        {news === null || addsCredits(outcome) ? null : <BalanceNewsNotice news={news} />}
      </StatusArea>
      {outcome?.kind === 'under-way'
        ? null
        : open.underWay.map((purchase) => <UnderWayNotice key={purchase.sessionId} purchase={purchase} />)}
      {open.toPay === null || settling ? null : (
        <OpenPurchaseNotice
          purchase={open.toPay}
          continuing={shop.state.kind === 'continuing'}
          onContinue={noNetwork ? null : (purchase) => void goOn(purchase)}
          onCancel={cancel}
        />
      )}
    </>
  );
}
