import { createContext, useContext, type MouseEvent } from 'react';

/** Follows a link inside the app without a document navigation; null leaves it to the browser. */
export const NavigateContext = createContext<((href: string) => void) | null>(null);

/** Maps a path to its address for the current page: public pages have one per language. */
export const AddressContext = createContext<(href: string) => string>((href) => href);

/** The href of a link, and its click handler. */
export function useLink(href: string) {
  const navigate = useContext(NavigateContext);
  const address = useContext(AddressContext)(href);

  /**
   * Follows a plain click on a path of this app; anything else (new tab, tel:, another site) is left to the browser.
   */
  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (navigate === null || !plain || event.defaultPrevented || !/^\/(?!\/)/.test(address)) return;
    event.preventDefault();
    navigate(address);
  }

  return { href: address, onClick };
}
