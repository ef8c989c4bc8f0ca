import i18next from 'i18next';
import { keepChoice } from '#lib/preferences.ts';
import { definitionOf, type Language, toLanguage } from './languages.ts';
import type { LazyNamespace } from './lazy-texts.ts';

/** The namespaces that a screen has asked for: a change of language brings them along. */
const wanted = new Set<LazyNamespace>();

async function loadNamespace(language: Language, namespace: LazyNamespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const { texts } = await definitionOf(language).later();
  i18next.addResourceBundle(language, namespace, await texts[namespace]());
}

/** The texts that most screens of the app say; a public page asks for them when it needs some. */
export async function loadFirstTexts(language = toLanguage(i18next.language)): Promise<void> {
  // One that no public page brings along.
  if (i18next.hasResourceBundle(language, 'requests')) return;
  for (const [namespace, texts] of Object.entries(await definitionOf(language).first())) {
    i18next.addResourceBundle(language, namespace, texts);
  }
}

async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([loadFirstTexts(language), ...[...wanted].map((namespace) => loadNamespace(language, namespace))]);
}

/**
 * Fetches the texts of a screen that is about to be shown, in the language of the moment.
 * @throws when they cannot be fetched: the screen that waits for them is then loaded anew.
 */
export async function loadTexts(namespace: LazyNamespace): Promise<void> {
  wanted.add(namespace);
  await loadNamespace(toLanguage(i18next.language), namespace);
}

/** Speaks another language from now on, and the next time. @returns false when it could not be loaded: nothing changed. */
export async function switchLanguage(language: Language): Promise<boolean> {
  try {
    await loadLanguage(language);
  } catch {
    return false;
  }
  keepChoice('language', language);
  await i18next.changeLanguage(language);
  return true;
}
