import { useTranslation } from '#i18n/use-translation.ts';
import { BigValue } from '#ui/content/big-value.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useEuroFormat } from './use-euro-format.ts';

/** The balance in euros: one credit is one euro. */
export function BalanceCard({ cents }: { readonly cents: number }) {
  const { t } = useTranslation('credits');
  const formatEuro = useEuroFormat();
  return (
    <Card title={t('balance-title')}>
      <BigValue>{formatEuro(cents)}</BigValue>
      {cents < 0 ? (
        <Notice kind="warning">
          <p>{t('balance-below-zero')}</p>
        </Notice>
      ) : null}
      <div>
        <p>{t('balance-meaning')}</p>
        <p>{t('balance-use')}</p>
      </div>
    </Card>
  );
}
