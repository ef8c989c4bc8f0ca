import { type CDPSession, errors, type Locator, type Page } from 'playwright-core';
import { untilTapAccepted } from '#tests/browser/tap-window.ts';
import { delayOf, type StepDelay } from './record-interactions.ts';

/** One thing that a person did: a tap, or typing in one field, of which the slowest key counts. */
export interface Interaction {
  readonly what: string;
  readonly delay: StepDelay;
}

/** Does on a page what a person does, by mouse and keyboard, and notes how long she waits for the next frame. */
export interface Hand {
  readonly page: Page;
  readonly interactions: readonly Interaction[];
  /** @param what names it in the results. */
  tap(what: string, target: Locator): Promise<void>;
  /** Taps a field and types at its end. */
  type(what: string, field: Locator, text: string): Promise<void>;
  press(what: string, key: string): Promise<void>;
  /** The next choice of a native list, by keyboard. */
  chooseNext(what: string, list: Locator): Promise<void>;
}

/** Between two keys, as somebody who types with two fingers. */
const betweenKeysMs = 120;

export function createHand(page: Page, session: CDPSession): Hand {
  const interactions: Interaction[] = [];
  const note = async (what: string, act: () => Promise<void>): Promise<void> => {
    const delay = await delayOf(page, session, act);
    if (delay !== null) interactions.push({ what, delay });
  };
  // Playwright's own gives up where the element is replaced while it waits for it to come to rest.
  const inView = (target: Locator) => target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return {
    page,
    interactions,
    async tap(what, target) {
      await inView(target);
      await untilTapAccepted(page);
      // Replaced meanwhile: the click would wait for it to the end of its time.
      if ((await target.count()) === 0) throw new errors.TimeoutError(`${what}: it is gone`);
      await note(what, () => target.click());
    },
    async type(what, field, text) {
      await inView(field);
      await note(what, async () => {
        await field.click();
        await page.keyboard.press('End');
        await page.keyboard.type(text, { delay: betweenKeysMs });
      });
    },
    press: (what, key) => note(what, () => page.keyboard.press(key)),
    async chooseNext(what, list) {
      await inView(list);
      await list.focus();
      await note(what, () => page.keyboard.press('ArrowDown'));
    },
  };
}
