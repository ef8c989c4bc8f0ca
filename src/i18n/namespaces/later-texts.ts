import type { LaterDefinition } from '../language-definition.ts';
import type { Language } from '../languages.ts';
import type { LazyNamespace } from './lazy-texts.ts';
import { loadTextsBy } from '../load-texts.ts';

/**
 * The locations of the texts of the senior's app and of the public pages. In a chunk of its own, because the first screen
 * would otherwise include those of every language; and apart from the languages, so that the builds of the apps of staff
 * and students, which have lists of their own, contain none of them.
 */
const definitions = {
  nl: async () => (await import('../nl/definition/later.ts')).later,
  en: async () => (await import('../en/definition/later.ts')).later,
} as const satisfies Readonly<Record<Language, () => Promise<LaterDefinition>>>;

export const laterTextsIn = (language: Language): Promise<LaterDefinition> => definitions[language]();

/**
 * Loads the texts of a screen that is about to be shown, in the current language and in each that is chosen later.
 * @throws when they cannot be loaded; the caller then reloads the screen.
 */
export const loadTexts = (namespace: LazyNamespace): Promise<void> =>
  loadTextsBy(namespace, async (language) => (await laterTextsIn(language)).texts[namespace]());
