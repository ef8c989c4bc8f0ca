import { createContext, useContext, type MouseEvent } from 'react';

/** How a link inside the app is followed without loading the page anew; null leaves it to the browser. */
export const NavigateContext = createContext<((href: string) => void) | null>(null);

/** Where a path of this site stands for whoever reads this page: public pages have an address in each language. */
export const AddressContext = createContext<(href: string) => string>((href) => href);

/** The address of a link, and what following it does. */
export function useLink(href: string) {
  const navigate = useContext(NavigateContext);
  const address = useContext(AddressContext)(href);

  /** Follows a plain click on a path of this app; anything else (new tab, tel:, another site) stays the browser's. */
  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (navigate === null || !plain || event.defaultPrevented || !/^\/(?!\/)/.test(address)) return;
    event.preventDefault();
    navigate(address);
  }

  return { href: address, onClick };
}
