import i18next from 'i18next';
import { type Language, toLanguage } from '../languages.ts';
import { wantTexts } from '../load-texts.ts';
import type { resources } from '../nl/definition/resources.ts';
import type { SameKeys } from '../same-keys.ts';

type FirstTexts = SameKeys<typeof resources>;

/**
 * The texts that most screens of the senior's app and of staff's use, by namespace. Apart from the languages, so that the
 * build of the student's app contains none of them.
 */
const definitions = {
  nl: async () => (await import('../nl/definition/resources.ts')).resources,
  en: async () => (await import('../en/definition/resources.ts')).resources,
} as const satisfies Readonly<Record<Language, () => Promise<FirstTexts>>>;

export const firstTextsIn = (language: Language): Promise<FirstTexts> => definitions[language]();

async function addFirstTexts(language: Language): Promise<void> {
  // A namespace that no public page includes.
  if (i18next.hasResourceBundle(language, 'requests')) return;
  for (const [namespace, texts] of Object.entries(await firstTextsIn(language))) {
    i18next.addResourceBundle(language, namespace, texts);
  }
}

/** Has them loaded in each language that is chosen: the first screen of the app has some in the default one. */
export const wantFirstTexts = (): void => wantTexts('first', addFirstTexts);

/** Loads them; a public page calls it when it needs some. */
export async function loadFirstTexts(language = toLanguage(i18next.language)): Promise<void> {
  wantFirstTexts();
  await addFirstTexts(language);
}
