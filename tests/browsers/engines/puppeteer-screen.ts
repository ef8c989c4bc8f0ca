import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import type { Viewport } from '#tests/browser/device.ts';
import type { OpenBrowser } from './engine.ts';
import { fieldCalled, findInPage, type Target } from './find-in-page.ts';
import { until } from '../until.ts';
import type { Screen } from './screen.ts';

async function find(page: Page, target: Target): Promise<ElementHandle<Element> | null> {
  return (await page.evaluateHandle(findInPage, target)).asElement() as ElementHandle<Element> | null;
}

/** False when the element went away meanwhile, as when a screen is drawn again. */
async function act(
  page: Page,
  target: Target,
  work: (element: ElementHandle<Element>) => Promise<unknown>,
): Promise<boolean> {
  try {
    const element = await find(page, target);
    if (element === null) return false;
    await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await work(element);
    return true;
  } catch {
    return false;
  }
}

/** @throws Error when the list has no option with this text or value. */
async function optionValue(element: ElementHandle<Element>, option: string): Promise<string> {
  const value = await element.evaluate((list, wanted) => {
    const options = list instanceof HTMLSelectElement ? [...list.options] : [];
    return options.find((each) => each.value === wanted || each.text === wanted)?.value ?? null;
  }, option);
  if (value === null) throw new Error(`no option "${option}"`);
  return value;
}

function puppeteerScreen(browser: Browser, first: Page): Screen {
  let page = first;
  return {
    // A page that is going elsewhere by itself may end this navigation.
    open: (address) =>
      until(`${address} opens`, async () => {
        await page.goto(address);
        return true;
      }),
    address: async () => page.url(),
    shows: async (target) => (await find(page, target).catch(() => null)) !== null,
    tap: (target) => act(page, target, (element) => element.click()),
    type: (label, text) =>
      act(page, fieldCalled(label), async (element) => {
        await element.evaluate((each) => {
          if (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) each.select();
        });
        await element.type(text);
      }),
    choose: (label, option) =>
      act(page, fieldCalled(label), async (element) => element.select(await optionValue(element, option))),
    text: () => page.evaluate(() => document.body.innerText),
    evaluate: (expression) => page.evaluate(expression),
    picture: async () => Buffer.from(await page.screenshot()),
    resize: (viewport) => page.setViewport(viewport),
    async turnToNewTab() {
      const other = (await browser.pages()).find((each) => each !== page);
      if (other === undefined) return false;
      page = other;
      await page.bringToFront();
      return true;
    },
  };
}

/** A browser that Puppeteer has started, with its first page. */
export async function puppeteerBrowser(browser: Browser, viewport: Viewport): Promise<OpenBrowser> {
  const [page = await browser.newPage()] = await browser.pages();
  // The default viewport does not reach the page that Firefox opens by itself.
  await page.setViewport(viewport);
  return { screen: puppeteerScreen(browser, page), close: () => browser.close() };
}
