import type { Locator, Page } from 'playwright-core';
import { practiceCode } from '#local/auth/practice-factor.ts';
import type { Device } from '../browser/device.ts';
import { letWorkerRegister } from '../browser/late-worker.ts';
import { storeSession } from '../browser/stored-session.ts';
import { untilTapAccepted } from '../browser/tap-window.ts';
import type { TestFirebase } from '../local-firebase.ts';
import type { Person } from '../people/create-person.ts';
import { storedRequests } from '../people/stored-requests.ts';
import { expect } from './fixtures.ts';

/** The outbox polls every 30 s at most; the rest is a margin for a busy machine. */
export const flushed = { timeout: 45_000 };

/**
 * The timeout for the first screen of a fresh device; explicit because the benchmarks do not use the Playwright
 * configuration.
 */
const drawn = { timeout: 60_000 };

/** Exactly this number of requests of this person have reached Firestore. */
export async function arrived(firebase: TestFirebase, { uid }: Person, count: number): Promise<void> {
  await expect.poll(async () => (await storedRequests(firebase, uid)).length, flushed).toBe(count);
}

/** Waits until the service worker controls this page: from then on the app opens without a network. */
export async function workerIsReady(page: Page): Promise<void> {
  await letWorkerRegister(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Opens the header's menu for language and text size. */
export async function openDisplayMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('details').last();
  // A second press at the same place within half a second is suppressed as a double tap.
  await expect(async () => {
    if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open', '', { timeout: 500 });
  }).toPass({ intervals: [1_000] });
}

/** Opens the header's menu and chooses in it. A page that is still being drawn may replace the menu, and with it close it. */
async function chooseInDisplayMenu(page: Page, choice: Locator): Promise<void> {
  await expect(async () => {
    await openDisplayMenu(page);
    await choice.click({ timeout: 2_000 });
  }).toPass();
}

/** Chooses a language in the header, where each language is listed by its own name. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await chooseInDisplayMenu(page, page.getByRole('banner').getByText(name, { exact: true }));
}

/** Goes from the header to the page for text size and colours. */
export async function openSettings(page: Page): Promise<void> {
  await chooseInDisplayMenu(page, page.getByRole('banner').locator('a[href="/instellingen"]'));
}

/** Opens the entries behind "Meer" in a phone's bar. A wider screen shows the whole menu. */
export async function openMore(page: Page): Promise<void> {
  const more = page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: /^(?:Meer|More)$/ });
  if (await more.isHidden()) return;
  await expect(async () => {
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass({ intervals: [1_000] });
}

/** Opens the menu that is a button where the text is too large for a bar, and leaves it open at the page's own size. */
export async function openLargeTextMenu(page: Page): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  const own = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize('200%');
  const menu = page.getByRole('navigation', { name: 'Menu' }).locator('> button');
  await afterDoubleTapWindow(page);
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await setTextSize('');
  if (own !== null) await page.setViewportSize(own);
}

/** Fills in the open login form and sends it. */
export async function enterCredentials(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // The address changes before the screen does, and the previous form may have a field for an e-mail address too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen', drawn);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** Types the code of staff's second factor, which comes after the password. */
export async function enterCode(page: Page, code: string = practiceCode()): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typ de code van uw app', drawn);
  await page.getByLabel('Code van 6 cijfers').fill(code);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** Signs in as a person does, through the form. */
export async function signInByForm(device: Device, person: Person, path = '/dashboard'): Promise<Page> {
  const page = device.page();
  await page.goto(`${device.origin}${path}`);
  await enterCredentials(page, person);
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/**
 * Opens a screen on a device that has the session of an earlier sign-in. For journeys about something else than signing
 * in: the form costs a second of a core.
 */
export async function signIn(device: Device, person: Person, path = '/dashboard'): Promise<Page> {
  const page = device.page();
  await storeSession(page, device.ports, person);
  await page.goto(`${device.origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(drawn);
  return page;
}

/** Makes the app of a signed-in device ready for a loss of its network. The page is the dashboard, and the form then. */
export async function cacheApp(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welkom, ${person.firstName}`);
  await workerIsReady(page);
  // The services must be cached before the network goes.
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await expect(page.getByRole('radio', { name: 'Gezelschap' })).toBeVisible();
}

/** A device that is signed in, with the app cached. */
export async function signInAndCache(device: Device, person: Person): Promise<Page> {
  const page = await signIn(device, person);
  await cacheApp(page, person);
  return page;
}

export interface RequestIntent {
  readonly service: string;
  readonly notes?: string;
  readonly hours?: number;
  readonly time?: string;
  /** Which of the offered days, 0 is the first. */
  readonly day?: number;
}

/** Fills in the open form; the address is there from the profile. */
export async function fillIn(page: Page, wish: RequestIntent): Promise<void> {
  await page.getByRole('radio', { name: wish.service }).check();
  await page
    // For the senior herself, or for the one whom a family member asks for.
    .getByRole('group', { name: /^Welke dag past voor / })
    .getByRole('radio')
    .nth(wish.day ?? 1)
    .check();
  await page.getByLabel('Hoe laat mogen wij komen?').selectOption(wish.time ?? '14:00');
  await page.getByRole('radio', { name: `${wish.hours ?? 2} uur`, exact: true }).check();
  if (wish.notes !== undefined) await page.getByLabel(/^Opmerkingen/).fill(wish.notes);
}

/** Waits until a button accepts a press again: for half a second a button and a new dialog suppress double taps. */
export async function afterDoubleTapWindow(page: Page): Promise<void> {
  await untilTapAccepted(page);
}

/** Chooses a file with the button that asks for one. */
export async function chooseFile(
  page: Page,
  button: string | RegExp,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  await afterDoubleTapWindow(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(file);
}

/** Answers the dialog, after the delay that suppresses double taps. */
export async function answerDialog(page: Page, answer: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: answer });
  await expect(button).toBeVisible();
  await afterDoubleTapWindow(page);
  await button.click();
}

/** From the filled-in form to "Bevestig aanvraag". */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Controleren en verzenden' }).click();
  await answerDialog(page, 'Bevestig aanvraag');
}

export async function askForHelp(page: Page, wish: RequestIntent): Promise<void> {
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await fillIn(page, wish);
  await confirm(page);
}

/** Simulates the person's return to this tab: polled data are read again at once. */
export const returnToTab = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** A person who looks at this tab again and again sees it, sooner than the next poll would show it. */
export async function isSeenOnReturn(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await returnToTab(page);
    await expect(what).toBeVisible({ timeout: 2_000 });
  }).toPass(flushed);
}

/**
 * Clicks what stands far down in a list whose items get their height as they come near: on a busy machine they do so between
 * the press and the release, which are then no click.
 */
export async function clickAtRest(target: Locator): Promise<void> {
  await target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let [top, frames] = [Number.NaN, 0];
        const look = () => {
          element.scrollIntoView({ block: 'center' });
          const before = top;
          top = element.getBoundingClientRect().top;
          frames = top === before ? frames + 1 : 0;
          if (frames === 5) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await target.click();
}
