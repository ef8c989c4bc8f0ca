import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { beginBusy } from '#lib/busy.ts';
import { openPaymentTab, payInThisTab } from '#lib/payment-tab.ts';

export type CheckoutState =
  /** `continuing`: the page of an open purchase is being found. */
  | { readonly kind: 'ready' | 'busy' | 'continuing' }
  /** The payment page stands in another tab. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly error: DomainError };

const ready: CheckoutState = { kind: 'ready' };

/** Opens payment pages, one at a time: in a tab of their own, or in the place of this one where that cannot be. */
export function usePaymentPage(onOpened: () => void) {
  const { t } = useTranslation('credits');
  const language = useLanguage();
  const [state, setState] = useState<CheckoutState>(ready);
  const opening = useRef(false);

  // After paying in this tab, the back-forward cache may restore this page.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      opening.current = false;
      setState(ready);
      onOpened();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [onOpened]);

  /**
   * Call it within the tap: later on no tab may be opened.
   * @returns why there is no page; null when one is opened, or another one is being opened already.
   */
  async function openPage<Failure>(
    kind: 'busy' | 'continuing',
    find: () => Promise<{ readonly address: string } | { readonly failure: Failure }>,
  ): Promise<Failure | null> {
    if (opening.current) return null;
    opening.current = true;
    const tab = openPaymentTab({ language, title: t('tab-title'), text: t('tab-text') });
    setState({ kind });
    const endBusy = beginBusy('opening a payment page');
    const found = await find();
    endBusy();
    if ('address' in found && tab === null) {
      // The page stays busy until it is left: a tap meanwhile would be another purchase.
      payInThisTab(found.address);
      return null;
    }
    opening.current = false;
    if ('failure' in found) {
      tab?.close();
      setState(ready);
      return found.failure;
    }
    tab?.go(found.address);
    setState({ kind: 'opened' });
    onOpened();
    return null;
  }

  const fail = useCallback((error: DomainError) => setState({ kind: 'failed', error }), []);
  const settle = useCallback(() => setState(ready), []);
  return { state, openPage, fail, settle };
}
