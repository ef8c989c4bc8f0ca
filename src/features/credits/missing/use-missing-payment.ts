import { useEffect } from 'react';
import { type ActingFor, seniorIn } from '#domain/accounts/acting-for.ts';
import { payMissing as contract } from '#domain/contracts/credits.ts';
import { callFunction } from '#firebase/functions.ts';
import { readEnvironment } from '#lib/environment.ts';
import { onReconnectHint } from '#lib/reconnect-hint.ts';
import { usePaymentPage } from '../purchase/use-payment-page.ts';
import { payMissing } from './pay-missing.ts';

const second = 1000;
/** Who comes back from paying sees it within this time, also when the money arrived after the first look. */
const lookMs = 15 * second;
/** A page that is not paid by then is followed by the usual poll. */
const looks = 40;

/** Pays what is missing. Call `pay` within the tap. @param onChanged what is missing may be another amount now. */
export function useMissingPayment(acting: ActingFor, onChanged: () => void) {
  const { state, openPage, fail } = usePaymentPage(onChanged);
  const isOpened = state.kind === 'opened';

  useEffect(() => {
    if (!isOpened) return undefined;
    let left = looks;
    const stop = onReconnectHint(
      (hint) => {
        if (hint !== 'timer') return;
        onChanged();
        left -= 1;
        if (left === 0) stop();
      },
      { everyMs: lookMs },
    );
    return stop;
  }, [isOpened, onChanged]);

  async function pay(): Promise<void> {
    const { paymentEmulator } = readEnvironment(import.meta.env);
    const came = await openPage('busy', () =>
      payMissing(() => callFunction(contract, seniorIn(acting)), paymentEmulator),
    );
    if (came?.kind === 'failed') fail(came.error);
    if (came?.kind === 'nothing') onChanged();
  }

  return { state, pay: () => void pay() };
}
