import { publicPaths } from '#i18n/public-routes.ts';
import type { Locator, Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import { storedForms } from '#tests/people/stored-forms.ts';
import { readBrowserStorage } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import {
  fillInContact,
  fillInSignUp,
  fillInTip,
  formIsHydrated,
  type FormTexts,
  formTexts,
  recordNotifications,
  newAddress,
  openForm,
  senderIsLoaded,
} from '../form-steps.ts';
import { afterDoubleTapWindow, flushed } from '../steps.ts';
import { landingTexts } from '../public/landing-texts.ts';
import { type Language, publicHrefIn } from '../texts.ts';

/** One public form, on any page. */
interface FormCase {
  readonly name: string;
  readonly collection: 'waitingList' | 'employerTips';
  /** Opens the form from scratch. */
  readonly open: (device: Device, language: Language) => Promise<Locator>;
  readonly submit: keyof FormTexts;
  /** The errors of an empty form, in screen order. */
  readonly problems: readonly (keyof FormTexts)[];
  readonly fillIn: (form: Locator, email: string, words: FormTexts) => Promise<void>;
  readonly thanked: (page: Page, words: FormTexts, language: Language) => Promise<void>;
}

const formWith = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) });

const signUpProblems = ['full-name-required', 'email-invalid', 'postcode-required', 'role-required'] as const;

const expectText = (key: keyof FormTexts) => (page: Page, words: FormTexts) =>
  expect(page.getByText(words[key]).first()).toBeVisible(flushed);

const formCases: readonly FormCase[] = [
  {
    name: 'the waiting list',
    collection: 'waitingList',
    open: async (device, language) =>
      formWith(await openForm(device, publicHrefIn(publicPaths.waitingList, language)), formTexts[language].submit),
    submit: 'submit',
    problems: signUpProblems,
    fillIn: fillInSignUp,
    thanked: expectText('sign-up-sent'),
  },
  {
    name: 'the dialog of signing up',
    collection: 'waitingList',
    open: async (device, language) => {
      const { landing } = landingTexts[language];
      const page = await openForm(device, publicHrefIn(publicPaths.home, language));
      await page.getByRole('button', { name: landing['hero-sign-up'], exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible(flushed);
      await formIsHydrated(page);
      return formWith(page, formTexts[language].submit);
    },
    submit: 'submit',
    problems: signUpProblems,
    fillIn: fillInSignUp,
    thanked: (page, _words, language) => page.waitForURL(`**${publicHrefIn(publicPaths.thanks, language)}`, flushed),
  },
  {
    name: 'being called',
    collection: 'waitingList',
    open: async (device, language) =>
      formWith(await openForm(device, publicHrefIn(publicPaths.home, language)), formTexts[language]['contact-submit']),
    submit: 'contact-submit',
    problems: ['full-name-required', 'email-invalid', 'phone-invalid'],
    fillIn: fillInContact,
    thanked: expectText('sign-up-sent'),
  },
  {
    name: 'the tip about an employer',
    collection: 'employerTips',
    open: async (device, language) =>
      formWith(
        await openForm(device, publicHrefIn(publicPaths.employerTip, language)),
        formTexts[language]['tip-submit'],
      ),
    submit: 'tip-submit',
    problems: ['first-name-too-short', 'last-name-too-short', 'company-too-short', 'tip-email-invalid'],
    fillIn: fillInTip,
    thanked: expectText('tip-sent'),
  },
];

for (const { name, collection, open, submit, problems, fillIn, thanked } of formCases) {
  for (const language of ['nl', 'en'] as const) {
    // spec: 4.forms.every-visitor-form
    test(`${name}, in ${language}: corrected, cut off and double-tapped it arrives once, and a bot is thanked without effect`, async ({
      device,
      firebase,
    }) => {
      const phone = await device({ width: 360, height: 740 });
      const page = phone.page();
      const words = formTexts[language];
      const [good, cutOff, program] = [newAddress(), newAddress(), newAddress()];
      const stored = (email: string) => storedForms(firebase, collection, email);
      const notifications = await recordNotifications(page);
      const tapTwice = async (form: Locator) => {
        await afterDoubleTapWindow(page);
        await form.getByRole('button', { name: words[submit], exact: true }).dblclick();
      };

      const first = await open(phone, language);
      await tapTwice(first);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(problems.map((key) => words[key]));
      await fillIn(first, cutOff, words);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await senderIsLoaded(page);
      phone.expectNetworkFailures();
      phone.network.cut();
      await tapTwice(first);
      await expect(page.getByText(words['kept-text'])).toBeVisible({ timeout: 30_000 });
      expect(await stored(cutOff)).toEqual([]);
      phone.network.restore();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect.poll(() => stored(cutOff), flushed).toHaveLength(1);
      // The thanks may be a separate page: an earlier navigation would be overridden by it.
      await thanked(page, words, language);

      const second = await open(phone, language);
      await fillIn(second, good, words);
      await tapTwice(second);
      await thanked(page, words, language);
      await expect.poll(() => stored(good)).toHaveLength(1);

      const third = await open(phone, language);
      await fillIn(third, program, words);
      await third.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
        field.value = 'https://bot.example';
      });
      await tapTwice(third);
      await thanked(page, words, language);
      expect(JSON.stringify(await readBrowserStorage(page))).not.toContain(program);
      expect(await stored(program)).toEqual([]);
      expect(await stored(good)).toHaveLength(1);
      expect(await stored(cutOff)).toHaveLength(1);
      // Staff are notified once of each person on the list, and of no bot.
      expect(notifications).toHaveLength(collection === 'waitingList' ? 2 : 0);
    });
  }
}
