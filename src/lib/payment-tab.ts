/** What stands in the new tab for as long as the payment page's address is not known. */
export interface WaitingWords {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

export interface PaymentTab {
  readonly go: (address: string) => void;
  readonly close: () => void;
}

/** An installed app has no tabs: what it opens hides behind it, or in a window without a way back. */
const isInstalled = () => matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;

/**
 * Opens a tab to pay in. Only within the tap itself: a browser lets a page open none later on. The tab does not know
 * this one, so that no payment page can lead this page elsewhere.
 * @returns null where a tab cannot be had; paying then takes the place of this page.
 */
export function openPaymentTab({ language, title, text }: WaitingWords): PaymentTab | null {
  if (isInstalled()) return null;
  const tab = window.open('about:blank', '_blank');
  // Some blockers hand out a window that is closed already.
  if (tab === null || tab.closed) return null;
  const { document: page } = tab;
  page.documentElement.lang = language;
  page.title = title;
  const words = page.createElement('p');
  words.textContent = text;
  words.style.cssText = 'margin: 2rem; font: 1.25rem/1.5 system-ui, sans-serif';
  page.body.replaceChildren(words);
  tab.opener = null;
  return {
    go: (address) => tab.location.replace(address),
    close: () => tab.close(),
  };
}

/** Pays in the place of this page. Whoever comes back by the browser's own button finds it as it was left. */
export function payInThisTab(address: string): void {
  location.assign(address);
}
