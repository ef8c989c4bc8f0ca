import { createContext, useContext, type MouseEvent } from 'react';

/** How a link inside the app is followed without loading the page anew; null leaves it to the browser. */
export const NavigateContext = createContext<((href: string) => void) | null>(null);

/** Follows a plain click on a path of this app; anything else (new tab, tel:, another site) stays the browser's. */
export function useFollowLink(href: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (navigate === null || !plain || event.defaultPrevented || !/^\/(?!\/)/.test(href)) return;
    event.preventDefault();
    navigate(href);
  };
}
