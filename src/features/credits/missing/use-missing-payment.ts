import { payMissing as contract } from '#domain/contracts/credits.ts';
import { callFunction } from '#firebase/functions.ts';
import { readEnvironment } from '#lib/environment.ts';
import { usePaymentPage } from '../purchase/use-payment-page.ts';
import { payMissing } from './pay-missing.ts';

/** Pays what is missing. Call `pay` within the tap. @param onChanged what is missing may be another amount now. */
export function useMissingPayment(onChanged: () => void) {
  const { state, openPage, fail } = usePaymentPage(onChanged);

  async function pay(): Promise<void> {
    const { paymentEmulator } = readEnvironment(import.meta.env);
    const came = await openPage('busy', () => payMissing(() => callFunction(contract, {}), paymentEmulator));
    if (came?.kind === 'failed') fail(came.error);
    if (came?.kind === 'nothing') onChanged();
  }

  return { state, pay: () => void pay() };
}
