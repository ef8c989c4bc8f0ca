/** The part of the page that can be used: an open dialog makes the rest inert. */
export function usablePart(): Element {
  return document.querySelector('dialog[open]') ?? document.body;
}

/** Staff's app has denser measures of its own: people work with it all day, at a desk. */
export const isStaffsApp = (): boolean => document.documentElement.dataset['app'] === 'staff';

export function describe(element: Element): string {
  const words = element.textContent || element.getAttribute('aria-label') || element.id;
  return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
}

export function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  // Elements that are off-screen until they have focus (the skip link, texts for screen readers) are not measured.
  const isOnPage = box.width > 2 && box.height > 2 && box.bottom > 0 && box.right > 0;
  // The content of a closed `details` has a box but is not drawn.
  return isOnPage && getComputedStyle(element).visibility !== 'hidden' && element.checkVisibility();
}

/** Whether all of an element is on the screen. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
}

/** Scrolled-past elements would look like intentionally hidden ones. */
export function scrollToTop(): void {
  for (const part of document.querySelectorAll('*')) if (part.scrollTop > 0) part.scrollTop = 0;
}
