import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { fromCredits } from '#domain/credits/cents.ts';
import { creditPresets } from '#domain/credits/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { useField, useFieldValue } from '#shared/forms/use-field.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useEuroFormat } from '../use-euro-format.ts';
import { OwnAmountField } from './own-amount-field.tsx';
import type { CheckoutState } from './use-payment-page.ts';
import { usePurchaseForm } from './use-purchase-form.ts';
import { isBuyable, ownAmount, wantedAmount } from './wanted-amount.ts';

function Failure({ error }: { readonly error: DomainError }) {
  const { t } = useTranslation(['credits', 'errors']);
  return (
    <Notice kind="danger" announce="alert" title={t('errors:purchase-failed')}>
      {error.code === 'purchase-failed' ? null : <p>{t(`errors:${error.code}`)}</p>}
      <p>{t('buy-failed-nothing')}</p>
      <p>{t('call-instead')}</p>
    </Notice>
  );
}

/** No notice of its own: the view has one that there is no connection. */
function NoNetwork() {
  const { t } = useTranslation('credits');
  return (
    <>
      <p>
        <strong>{t('buy-no-network-title')}</strong>
      </p>
      <p>{t('buy-no-network-text')}</p>
    </>
  );
}

export interface PurchaseCardProps {
  readonly shop: CheckoutState;
  /** The server cannot be reached, so no payment page can be opened. */
  readonly noNetwork: boolean;
  readonly onBuy: (amount: number) => Promise<void>;
  /** Another amount is chosen: resets the result of the last press. */
  readonly onChange: () => void;
}

export function PurchaseCard({ shop, noNetwork, onBuy, onChange }: PurchaseCardProps) {
  const { t } = useTranslation('credits');
  const reasonId = useId();
  const busy = shop.kind === 'busy';
  const opened = shop.kind === 'opened';
  const { form, corrected, leaveField } = usePurchaseForm({ opened, onBuy, onChange });
  const { id, name, value: choice, change } = useField(form, 'choice');
  const amount = wantedAmount(choice, useFieldValue(form, 'ownAmount'));
  const buyable = isBuyable(amount);
  const words = { amount: useEuroFormat()(fromCredits(amount)) };

  return (
    <Card title={t('buy-title')}>
      <Form onSubmit={form.submit}>
        <ChoiceCards
          id={id}
          name={name}
          legend={t('amount-legend')}
          columns="many"
          value={choice}
          onChange={change}
          choices={[
            ...creditPresets.map((preset) => ({ value: `${preset}` as const, label: t('preset', { amount: preset }) })),
            { value: ownAmount, label: t('amount-own'), wide: true },
          ]}
        />
        {choice === ownAmount ? <OwnAmountField form={form} corrected={corrected} onDone={leaveField} /> : null}
        {opened ? (
          <Notice kind="info" announce="status" title={t('opened-title')}>
            <p>{t('opened-text')}</p>
          </Notice>
        ) : null}
        {shop.kind === 'failed' ? <Failure error={shop.error} /> : null}
        <StatusArea>{noNetwork ? <NoNetwork /> : null}</StatusArea>
        {noNetwork ? null : (
          <>
            <p id={reasonId}>
              {buyable ? t('price', words) : t(choice === ownAmount ? 'buy-type-first' : 'buy-choose-first')}
            </p>
            <Row>
              <Button
                kind="main"
                type="submit"
                icon="credits"
                busy={busy}
                disabled={!buyable || shop.kind === 'continuing'}
                aria-describedby={reasonId}
              >
                {busy ? t('buy-busy') : buyable ? t('buy-amount', words) : t('buy')}
              </Button>
            </Row>
          </>
        )}
      </Form>
    </Card>
  );
}
