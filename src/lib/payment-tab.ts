/** The text of the new tab until the address of the payment page is known. */
export interface WaitingTexts {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

export interface PaymentTab {
  readonly go: (address: string) => void;
  readonly close: () => void;
}

/** An installed app has no tabs: a window that it opens is hidden behind it or has no way back. */
const isInstalled = () => matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;

/**
 * Opens a tab to pay in. Call within the tap: browsers block later popups. The tab has no opener, so that a payment
 * page cannot navigate this page.
 * @returns null when no tab can be opened; the payment then replaces this page.
 */
export function openPaymentTab({ language, title, text }: WaitingTexts): PaymentTab | null {
  if (isInstalled()) return null;
  const tab = window.open('about:blank', '_blank');
  // Some blockers return a window that is already closed.
  if (tab === null || tab.closed) return null;
  const { document: page } = tab;
  page.documentElement.lang = language;
  page.title = title;
  const paragraph = page.createElement('p');
  paragraph.textContent = text;
  paragraph.style.cssText = 'margin: 2rem; font: 1.25rem/1.5 system-ui, sans-serif';
  page.body.replaceChildren(paragraph);
  tab.opener = null;
  return {
    go: (address) => tab.location.replace(address),
    close: () => tab.close(),
  };
}

/** Navigates this tab to the payment page; the back button restores this page. */
export function payInThisTab(address: string): void {
  location.assign(address);
}
