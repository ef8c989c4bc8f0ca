import type { Page } from 'playwright-core';

/** What is looked for on a page: an element that shows this text. */
export interface Wanted {
  readonly selector: string;
  readonly text: string;
}

/** Milliseconds since the navigation, on the clock of the next page. */
export interface Noted {
  /** When it has been painted. */
  readonly painted: Promise<number>;
  /** When the app itself shows it. */
  readonly usable: Promise<number>;
}

type Moment = keyof Noted;

type Noting = typeof globalThis & { readonly noteMoment: (text: string) => void };

/**
 * Notes when the next page has painted what is looked for, and when the app itself shows it: each at the start of the frame
 * after the one in which it appeared. The page tells it through the debugger: to be asked, it would have to compile what
 * Playwright asks with, some 300 kB on its slow processor.
 */
export async function watchFor(page: Page, wanted: Wanted): Promise<Noted> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'noteMoment' });
  await session.send('Page.enable');
  await page.addInitScript(({ selector, text }) => {
    const isShown = (within: string) =>
      [...document.querySelectorAll(`${within} ${selector}`)].some(
        (found) => found.textContent.includes(text) && found.checkVisibility({ visibilityProperty: true }),
      );
    const note = (moment: Moment) => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => (globalThis as Noting).noteMoment(`${moment} ${performance.now()}`));
      });
    };
    let isPainted = false;
    const observer = new MutationObserver(() => {
      if (!isPainted && isShown('body')) {
        isPainted = true;
        note('painted');
      }
      // Behind a kept view the app is not seen. To look whether it is would have the page laid out at every change.
      if (document.getElementById('kept') !== null || !isShown('#root')) return;
      observer.disconnect();
      note('usable');
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, wanted);
  const painted = Promise.withResolvers<number>();
  const usable = Promise.withResolvers<number>();
  session.on('Runtime.bindingCalled', ({ payload }) => {
    const [moment, at] = payload.split(' ');
    (moment === 'painted' ? painted : usable).resolve(Number(at));
  });
  return { painted: painted.promise, usable: usable.promise };
}
