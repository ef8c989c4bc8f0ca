import i18next from 'i18next';
import { writePreference } from '#lib/preferences.ts';
import { type Language, toLanguage } from './languages.ts';

type AddTexts = (language: Language) => Promise<void>;

/** What is in use, each with what adds it in a language: it runs again when the language changes. */
const wanted = new Map<string, AddTexts>();

/** From now on these texts are loaded in each language that is chosen. */
export const wantTexts = (name: string, add: AddTexts): void => void wanted.set(name, add);

/** Loads what screens use at present in a language that is not that of the screen. */
export async function loadTextsIn(language: Language): Promise<void> {
  await Promise.all([...wanted.values()].map((add) => add(language)));
}

/**
 * Loads the texts of a namespace, in the current language and in each that is chosen later.
 * @throws when they cannot be loaded.
 */
export async function loadTextsBy(namespace: string, load: (language: Language) => Promise<object>): Promise<void> {
  const add = async (language: Language) => {
    if (i18next.hasResourceBundle(language, namespace)) return;
    i18next.addResourceBundle(language, namespace, await load(language));
  };
  wantTexts(namespace, add);
  await add(toLanguage(i18next.language));
}

/**
 * Switches the language and stores the choice. @returns false when its texts cannot be loaded; nothing changes then.
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  try {
    await loadTextsIn(language);
  } catch {
    return false;
  }
  writePreference('language', language);
  await i18next.changeLanguage(language);
  return true;
}
