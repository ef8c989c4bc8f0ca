import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creditPresets } from '#domain/credits/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { deviceClock } from '#lib/clock.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { OwnAmountField } from './own-amount-field.tsx';
import type { ShopState } from './use-checkout.ts';
import { type AmountChoice, isBuyable, mendedAmount, ownAmount, wantedAmount, wasMended } from './wanted-amount.ts';

/** The tap that leaves the field, or the Enter in it, must not buy what the field has just been made into. */
const readFirstMs = 500;

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

export interface PurchaseCardProps {
  readonly shop: ShopState;
  /** The server cannot be reached: a payment page could not be had. */
  readonly noNetwork: boolean;
  readonly onBuy: (amount: number) => Promise<void>;
  /** Something else was chosen: what came of the last press is past. */
  readonly onChange: () => void;
}

export function PurchaseCard({ shop, noNetwork, onBuy, onChange }: PurchaseCardProps) {
  const { t } = useTranslation('credits');
  const reasonId = useId();
  const [choice, setChoice] = useState<AmountChoice>(null);
  const [typed, setTyped] = useState('');
  const [mended, setMended] = useState(false);
  const mendedAt = useRef(Number.NEGATIVE_INFINITY);
  const amount = wantedAmount(choice, typed);
  const buyable = isBuyable(amount);
  const busy = shop.kind === 'busy';
  const words = { amount: t('euro', { count: amount }) };
  const opened = shop.kind === 'opened';

  // What was bought has been bought: the button must not lie ready to buy it once more.
  useEffect(() => {
    if (opened) setChoice(null);
  }, [opened]);

  function choose(next: AmountChoice) {
    setChoice(next);
    setMended(false);
    onChange();
  }

  function type(next: string) {
    setTyped(next);
    setMended(false);
    onChange();
  }

  function leaveField() {
    if (!wasMended(typed)) return;
    mendedAt.current = deviceClock.monotonic();
    setTyped(mendedAmount(typed));
    setMended(true);
  }

  function buy() {
    if (!buyable || busy || deviceClock.monotonic() - mendedAt.current < readFirstMs) return;
    void onBuy(amount);
  }

  return (
    <Card title={t('buy-title')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          buy();
        }}
      >
        <ChoiceCards
          id="amount"
          name="amount"
          legend={t('amount-legend')}
          columns="many"
          value={choice}
          onChange={choose}
          choices={[
            ...creditPresets.map((preset) => ({ value: `${preset}` as const, label: t('preset', { amount: preset }) })),
            { value: ownAmount, label: t('amount-own'), wide: true },
          ]}
        />
        {choice === ownAmount ? (
          <OwnAmountField typed={typed} mended={mended} onType={type} onDone={leaveField} />
        ) : null}
        {opened ? (
          <Notice kind="info" announce="status" title={t('opened-title')}>
            <p>{t('opened-text')}</p>
          </Notice>
        ) : null}
        {shop.kind === 'failed' ? <Failure error={shop.error} /> : null}
        {noNetwork ? (
          <Notice kind="warning" icon="no-network" announce="status" title={t('buy-no-network-title')}>
            <p>{t('buy-no-network-text')}</p>
          </Notice>
        ) : (
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
                disabled={!buyable}
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
