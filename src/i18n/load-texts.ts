import i18next from 'i18next';
import { writePreference } from '#lib/preferences.ts';
import { definitionOf, type Language, toLanguage } from './languages.ts';
import type { LazyNamespace } from './lazy-texts.ts';

type LoadTexts = (language: Language) => Promise<object>;

/** Namespaces in use, each with its loader; reloaded when the language changes. */
const wanted = new Map<string, LoadTexts>();

async function loadNamespace(language: Language, namespace: string, load: LoadTexts): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await load(language));
}

/** Loads the texts that most screens of the app use; a public page calls it when it needs some. */
export async function loadFirstTexts(language = toLanguage(i18next.language)): Promise<void> {
  // A namespace that no public page includes.
  if (i18next.hasResourceBundle(language, 'requests')) return;
  for (const [namespace, texts] of Object.entries(await definitionOf(language).first())) {
    i18next.addResourceBundle(language, namespace, texts);
  }
}

/** Loads what screens use at present in a language that is not that of the screen. */
export async function loadTextsIn(language: Language): Promise<void> {
  await Promise.all([loadFirstTexts(language), ...[...wanted].map((each) => loadNamespace(language, ...each))]);
}

/**
 * Loads the texts of a screen that is about to be shown, in the current language.
 * @throws when they cannot be loaded; the caller then reloads the screen.
 */
export const loadTexts = (namespace: LazyNamespace): Promise<void> =>
  loadTextsBy(namespace, async (language) => (await definitionOf(language).later()).texts[namespace]());

/** The same, for a namespace that is not in the table of the senior's app. */
export async function loadTextsBy(namespace: string, load: LoadTexts): Promise<void> {
  wanted.set(namespace, load);
  await loadNamespace(toLanguage(i18next.language), namespace, load);
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
