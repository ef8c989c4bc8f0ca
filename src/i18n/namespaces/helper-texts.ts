import type { Language } from '../languages.ts';
import { loadTextsBy } from '../load-texts.ts';
import type { door } from '../nl/helper/door.ts';
import type { helper } from '../nl/helper/helper.ts';
import type { ownCards } from '../nl/helper/own-cards.ts';
import type { SameKeys } from '../same-keys.ts';

/** The namespaces of the student's app. The other apps have no reference to them, so their builds have none of their bytes. */
export interface HelperTexts {
  readonly helper: SameKeys<typeof helper>;
  /** Coming and leaving: loaded with what draws them. */
  readonly door: SameKeys<typeof door>;
  /** The cards that are loaded after the page is there. */
  readonly 'own-cards': SameKeys<typeof ownCards>;
}

type InEveryLanguage<Name extends keyof HelperTexts> = Readonly<Record<Language, () => Promise<HelperTexts[Name]>>>;

const helperTexts = {
  nl: async () => (await import('../nl/helper/helper.ts')).helper,
  en: async () => (await import('../en/helper/helper.ts')).helper,
} as const satisfies InEveryLanguage<'helper'>;

const doorTexts = {
  nl: async () => (await import('../nl/helper/door.ts')).door,
  en: async () => (await import('../en/helper/door.ts')).door,
} as const satisfies InEveryLanguage<'door'>;

const ownCardsTexts = {
  nl: async () => (await import('../nl/helper/own-cards.ts')).ownCards,
  en: async () => (await import('../en/helper/own-cards.ts')).ownCards,
} as const satisfies InEveryLanguage<'own-cards'>;

/** All of them, by their namespace. */
export const helperTextsIn = async (language: Language): Promise<HelperTexts> => ({
  helper: await helperTexts[language](),
  door: await doorTexts[language](),
  'own-cards': await ownCardsTexts[language](),
});

/** Loads the texts of the student's page, in the current language and in each that is chosen later. */
export const loadHelperTexts = (): Promise<void> => loadTextsBy('helper', (language) => helperTexts[language]());

/** Loads the texts of coming and leaving, in the same way. */
export const loadDoorTexts = (): Promise<void> => loadTextsBy('door', (language) => doorTexts[language]());

/** Loads the texts of the later cards, in the same way. */
export const loadOwnCardsTexts = (): Promise<void> => loadTextsBy('own-cards', (language) => ownCardsTexts[language]());
