import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceClock } from '#lib/clock.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { Freshness } from '#shared/cached/freshness.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { InPieces } from '#ui/lists/in-pieces.tsx';
import { readCheckoutReturn } from './checkout-return/read-checkout-return.ts';
import { BalanceCard } from './balance-card.tsx';
import { creditsQueries } from './queries.ts';
import { useCredits } from './use-credits.ts';
import { MissingCard } from './missing/missing-card.tsx';
import { TransactionsCard } from './ledger/transactions-card.tsx';
import { PurchaseNotices } from './purchase-notices.tsx';
import { PurchaseCard } from './purchase/purchase-card.tsx';
import { StatementsCard } from './receipts/statements-card.tsx';
import { useCheckout } from './purchase/use-checkout.ts';
import { RefundCard } from './refund/refund-card.tsx';
import { useBalanceNews } from './use-balance-news.ts';
import { usePurchases } from './use-purchases.ts';

export interface CreditsScreenProps {
  readonly acting: ActingFor;
  /** Query of the address with which the payment page returns. */
  readonly query: URLSearchParams;
  /** The purchase that is being cancelled, as this entry of the browser's history remembers it. */
  readonly cancellingId: string | null;
  /** The query has been read and is to go; the purchase that is being cancelled is to be remembered in its place. */
  readonly onRead: (cancellingId: string | null) => void;
}

/**
 * Keeps the balance on this device, so that the view shows it without a network also when it was never opened with one.
 * It stands here because each file that is fetched by itself splits what the first screen loads into smaller pieces.
 */
export const prefetchCredits = (client: QueryClient, acting: ActingFor) =>
  client.prefetchQuery(creditsQueries.credits(acting));

/** Balance, ledger and shop of one person. */
export function CreditsScreen({ acting, query, cancellingId, onRead }: CreditsScreenProps) {
  const { t } = useTranslation(['credits', 'errors']);
  const { credits, fetching, refresh } = useCredits(acting);
  const shop = useCheckout(acting, refresh);
  const [openedAt] = useState(() => deviceClock.now().getTime());
  const news = useBalanceNews(credits, openedAt);
  const purchases = usePurchases({
    acting,
    checkoutReturn: readCheckoutReturn(query),
    cancellingId,
    onRead,
    credits,
    openedAt,
    refresh,
  });
  const known = credits.status === 'ready' ? credits.value : null;
  const noNetwork = credits.status !== 'loading' && credits.error?.code === 'network';

  function buy(amount: number): Promise<void> {
    purchases.forgetExpired();
    return shop.buy(amount);
  }

  const again = (
    <Button icon="retry" busy={fetching} onClick={refresh}>
      {t(fetching ? 'refreshing' : 'refresh')}
    </Button>
  );

  return (
    <Page title={t('title')}>
      <PurchaseNotices purchases={purchases} shop={shop} news={news} noNetwork={noNetwork} />
      {credits.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {credits.status === 'ready' ? (
        <Freshness savedAt={credits.savedAt} error={credits.error}>
          {again}
        </Freshness>
      ) : null}
      {credits.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('errors:credits-failed')}>
          <p>{t(`errors:${credits.error.code}`)}</p>
          <Row>{again}</Row>
          <ExplainsOffline />
        </Notice>
      ) : null}
      {credits.status === 'loading' ? null : (
        <InPieces>
          {known === null ? null : <BalanceCard cents={known.cents} />}
          <MissingCard acting={acting} balance={known?.cents ?? null} />
          <PurchaseCard shop={shop.state} noNetwork={noNetwork} onBuy={buy} onChange={shop.settle} />
          {acting.actorUid === acting.seniorId ? (
            <RefundCard acting={acting} balance={known?.cents ?? null} onChanged={refresh} />
          ) : null}
          {known === null ? null : <TransactionsCard acting={acting} transactions={known.transactions} />}
          <StatementsCard acting={acting} />
        </InPieces>
      )}
    </Page>
  );
}
