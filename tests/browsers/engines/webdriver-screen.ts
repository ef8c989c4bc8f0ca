import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { fieldCalled, findInPage, type Target } from './find-in-page.ts';
import type { Screen } from './screen.ts';

async function find(driver: WebDriver, target: Target): Promise<WebElement | null> {
  return driver.executeScript<WebElement | null>(`return (${findInPage.toString()})(arguments[0])`, target);
}

/** At once: the driver does not wait for the page's smooth scrolling. */
const scrollIntoView = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';

/** False when the element is gone or covered: the driver reports that as an error. */
async function act(
  driver: WebDriver,
  target: Target,
  work: (element: WebElement) => Promise<unknown>,
): Promise<boolean> {
  try {
    const element = await find(driver, target);
    if (element === null) return false;
    await driver.executeScript(scrollIntoView, element);
    await work(element);
    return true;
  } catch {
    return false;
  }
}

/** Part of the script itself: the page's content security policy forbids eval. */
const evaluating = (expression: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));
`;

export function webDriverScreen(driver: WebDriver): Screen {
  return {
    open: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    shows: async (target) => (await find(driver, target).catch(() => null)) !== null,
    tap: (target) => act(driver, target, (element) => element.click()),
    type: (label, text) =>
      act(driver, fieldCalled(label), async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    choose: (label, option) =>
      act(driver, fieldCalled(label), async (element) => {
        for (const each of await element.findElements(By.css('option'))) {
          const known = [await each.getText(), await each.getAttribute('value')];
          if (!known.includes(option)) continue;
          await each.click();
          return;
        }
        throw new Error(`no option "${option}"`);
      }),
    text: () => driver.executeScript<string>('return document.body.innerText'),
    async evaluate(expression) {
      const answer = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(evaluating(expression));
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async resize({ width, height }) {
      await driver.manage().window().setRect({ width, height });
    },
    async turnToNewTab() {
      const current = await driver.getWindowHandle();
      const other = (await driver.getAllWindowHandles()).find((each) => each !== current);
      if (other === undefined) return false;
      await driver.switchTo().window(other);
      return true;
    },
  };
}
