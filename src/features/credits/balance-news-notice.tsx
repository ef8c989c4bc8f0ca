import { useTranslation } from '#i18n/use-translation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { BalanceNews } from './balance-watch.ts';
import { useEuroFormat } from './use-euro-format.ts';

/** Says by how much the balance changed, and what it is now. */
export function BalanceNewsNotice({ news }: { readonly news: BalanceNews }) {
  const { t } = useTranslation('credits');
  const formatEuro = useEuroFormat();
  return (
    <Notice
      kind={news.difference < 0 ? 'info' : 'success'}
      title={t(news.difference < 0 ? 'news-less' : 'news-more', {
        amount: formatEuro(Math.abs(news.difference)),
        balance: formatEuro(news.balance),
      })}
    />
  );
}
