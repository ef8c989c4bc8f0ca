import type { Page } from 'playwright-core';
import { requestTextsIn } from '#i18n/namespaces/request-texts.ts';
import { firstTextsIn } from '#i18n/namespaces/first-texts.ts';
import { laterTextsIn } from '#i18n/namespaces/later-texts.ts';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text as it may stand on a screen, whatever its values are. */
const asShown = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{[^}]*\}\}/)
      .map(literally)
      .join('.*'),
  );

/** The Dutch texts that a family member reads in other words, in the words for the senior. */
async function wordsForSenior(): Promise<readonly string[]> {
  const { texts } = await laterTextsIn('nl');
  const known: Readonly<Record<string, object>> = {
    ...(await firstTextsIn('nl')),
    ...(await requestTextsIn('nl')),
    visits: await texts.visits(),
    chat: await texts.chat(),
    credits: await texts.credits(),
  };
  return Object.entries(await texts.family()).flatMap(([namespace, own]) =>
    Object.keys(own).map((key) => String((known[namespace] as Record<string, unknown> | undefined)?.[key])),
  );
}

/** What a screen in Dutch says to the senior, of her own things: nothing of it may stand on that of a family member. */
export async function addressedToSenior(page: Page): Promise<readonly string[]> {
  const shown = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...named].map((line) => line.trim()).filter((line) => line !== '');
  });
  const patterns = (await wordsForSenior()).map(asShown);
  return shown.filter((line) => patterns.some((pattern) => pattern.test(line)));
}
