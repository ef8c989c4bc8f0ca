import i18next from 'i18next';
import { keepChoice } from '#lib/preferences.ts';
import { toLanguage, type Language } from './languages.ts';
import { type LazyNamespace, lazyTexts } from './lazy-texts.ts';

/** The namespaces that a screen has asked for: a change of language brings them along. */
const wanted = new Set<LazyNamespace>();

async function loadNamespace(language: Language, namespace: LazyNamespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await lazyTexts[namespace][language]());
}

/** The texts that most screens of the app say; a public page asks for them when it needs some. */
export async function loadFirstTexts(language = toLanguage(i18next.language)): Promise<void> {
  // One that no public page brings along.
  if (i18next.hasResourceBundle(language, 'requests')) return;
  const { resources } = await (language === 'nl' ? import('./nl/resources.ts') : import('./en/resources.ts'));
  for (const [namespace, texts] of Object.entries(resources)) {
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
