import { useEffect, useRef, useState } from 'react';
import { deviceClock } from '#lib/clock.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { FormErrors } from '#shared/forms/form-types.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { isBuyable, mendedAmount, type PurchaseValues, wantedAmount, wasMended } from './wanted-amount.ts';

const nothingChosen: PurchaseValues = { choice: null, ownAmount: '' };

/** The tap that leaves the field, or the Enter in it, must not buy what the field has just been made into. */
const readFirstMs = 500;

export interface PurchaseFormOptions {
  /** A payment page has been opened. */
  readonly opened: boolean;
  readonly onBuy: (amount: number) => Promise<void>;
  readonly onChange: () => void;
}

/** How much somebody wants to buy. What cannot be bought is mended when its field is left. */
export function usePurchaseForm({ opened, onBuy, onChange }: PurchaseFormOptions) {
  const [mended, setMended] = useState(false);
  const mendedAt = useRef(Number.NEGATIVE_INFINITY);
  const form = useForm({
    name: 'purchase',
    fields: ['choice', 'ownAmount'],
    initial: nothingChosen,
    // The button says by itself what is still to be chosen.
    check(values): Result<number, FormErrors<PurchaseValues, never>> {
      const wanted = wantedAmount(values.choice, values.ownAmount);
      const unread = deviceClock.monotonic() - mendedAt.current < readFirstMs;
      return isBuyable(wanted) && !unread ? ok(wanted) : err({});
    },
    messageOf: (key) => key,
    onEdit() {
      setMended(false);
      onChange();
    },
    // Within the tap: later on no tab may be opened.
    send: (wanted) => onBuy(wanted).then(() => null),
  });
  const { store } = form;
  // What was bought has been bought: the button must not lie ready to buy it once more.
  useEffect(() => {
    if (opened) store.set({ ...store.get(), choice: null });
  }, [opened, store]);

  function leaveField() {
    const { ownAmount: typed } = store.get();
    if (!wasMended(typed)) return;
    mendedAt.current = deviceClock.monotonic();
    store.set({ ...store.get(), ownAmount: mendedAmount(typed) });
    setMended(true);
  }

  return { form, mended, leaveField };
}
