import { useEffect, useRef, useState } from 'react';
import { deviceClock } from '#lib/clock.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { FormErrors } from '#shared/forms/form-types.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { isBuyable, correctedAmount, type PurchaseValues, wantedAmount, needsCorrection } from './wanted-amount.ts';

const emptyPurchase: PurchaseValues = { choice: null, ownAmount: '' };

/** After a correction buying is blocked this long: the same tap or Enter must not buy an amount that was not seen. */
const correctionDelayMs = 500;

export interface PurchaseFormOptions {
  readonly opened: boolean;
  readonly onBuy: (amount: number) => Promise<void>;
  readonly onChange: () => void;
}

/** The form for an amount to buy. An invalid amount is corrected on blur. */
export function usePurchaseForm({ opened, onBuy, onChange }: PurchaseFormOptions) {
  const [corrected, setCorrected] = useState(false);
  const correctedAt = useRef(Number.NEGATIVE_INFINITY);
  const form = useForm({
    name: 'purchase',
    fields: ['choice', 'ownAmount'],
    initial: emptyPurchase,
    // No message: the button's label names what is missing.
    check(values): Result<number, FormErrors<PurchaseValues, never>> {
      const wanted = wantedAmount(values.choice, values.ownAmount);
      const justCorrected = deviceClock.monotonic() - correctedAt.current < correctionDelayMs;
      return isBuyable(wanted) && !justCorrected ? ok(wanted) : err({});
    },
    messageOf: (key) => key,
    onEdit() {
      setCorrected(false);
      onChange();
    },
    // Within the tap: browsers block a new tab later.
    send: (wanted) => onBuy(wanted).then(() => null),
  });
  const { store } = form;
  // After a purchase the choice is cleared, so that a second tap does not buy again.
  useEffect(() => {
    if (opened) store.set({ ...store.get(), choice: null });
  }, [opened, store]);

  function leaveField() {
    const { ownAmount: typed } = store.get();
    if (!needsCorrection(typed)) return;
    correctedAt.current = deviceClock.monotonic();
    store.set({ ...store.get(), ownAmount: correctedAmount(typed) });
    setCorrected(true);
  }

  return { form, corrected, leaveField };
}
