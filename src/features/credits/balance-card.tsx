import { useTranslation } from 'react-i18next';
import { BigValue } from '#ui/big-value.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';

/** How much one has, in euro: 1 credit is 1 euro. */
export function BalanceCard({ balance }: { readonly balance: number }) {
  const { t } = useTranslation('credits');
  return (
    <Card title={t('balance-title')}>
      <BigValue>{t('euro', { count: balance })}</BigValue>
      {balance < 0 ? (
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
