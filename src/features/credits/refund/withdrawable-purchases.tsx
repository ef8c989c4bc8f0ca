import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RefundsAnswer } from '#domain/contracts/refunds.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment, formatLongDay } from '#shared/days/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { CardPart } from '#ui/layout/card-part.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useEuroFormat } from '../use-euro-format.ts';
import { newQuestion, type Question } from './use-refund.ts';

type Purchase = RefundsAnswer['purchases'][number];

interface PurchaseLineProps {
  readonly purchase: Purchase;
  readonly noNetwork: boolean;
  readonly onAsk: (question: Question) => void;
}

function PurchaseLine({ purchase, noNetwork, onAsk }: PurchaseLineProps) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const formatEuro = useEuroFormat();
  const id = useId();
  const { session_id: sessionId, bought_at: boughtAt, bought, used, unused, way } = purchase;
  const day = formatDayOfMoment(new Date(boughtAt), language);
  const ask = () =>
    onAsk(
      newQuestion({
        cents: unused,
        byCard: way === 'card' ? unused : 0,
        byTransfer: way === 'transfer' ? unused : 0,
        purchase: { sessionId, bought, used, boughtAt },
      }),
    );
  return (
    <Stack as="li" gap="close">
      <strong id={id}>{t('purchase', { amount: formatEuro(bought), day })}</strong>
      {unused === 0 ? (
        <span>{t('purchase-used')}</span>
      ) : (
        <>
          <span>{t('purchase-until', { day: formatLongDay(purchase.last_day, language) })}</span>
          {used === 0 ? null : (
            <span>{t('purchase-part', { used: formatEuro(used), unused: formatEuro(unused) })}</span>
          )}
          {noNetwork ? null : (
            <Row>
              <Button onClick={ask} aria-describedby={id}>
                {t('withdraw')}
              </Button>
            </Row>
          )}
        </>
      )}
    </Stack>
  );
}

/** The purchases of the last 14 days, each with the button that the law asks for. */
export function WithdrawablePurchases({
  purchases,
  ...rest
}: Omit<PurchaseLineProps, 'purchase'> & Pick<RefundsAnswer, 'purchases'>) {
  const { t } = useTranslation('refund');
  if (purchases.length === 0) return null;
  return (
    <CardPart title={t('purchases-title')}>
      <p>{t('purchases-why')}</p>
      <Stack as="ul" gap="normal">
        {purchases.map((purchase) => (
          <PurchaseLine key={purchase.session_id} purchase={purchase} {...rest} />
        ))}
      </Stack>
    </CardPart>
  );
}
