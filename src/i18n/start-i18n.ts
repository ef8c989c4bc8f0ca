import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepChoice, observeChoice, readChoice } from '#lib/kept-choice.ts';
import type { CommonWords } from './common-words.ts';
import { toLanguage, type Language } from './languages.ts';
import { type LaterNamespace, laterTexts } from './later-texts.ts';
import { resources as dutch } from './nl/resources.ts';

/** The namespaces that a screen has asked for: a change of language brings them along. */
const wanted = new Set<LaterNamespace>();

async function loadNamespace(language: Language, namespace: LaterNamespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await laterTexts[namespace][language]());
}

async function loadFirstTexts(language: Language): Promise<void> {
  if (language === 'nl' || i18next.hasResourceBundle(language, 'common')) return;
  const { resources } = await import('./en/resources.ts');
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
export async function loadTexts(namespace: LaterNamespace): Promise<void> {
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

/** Starts in the language of last time, in Dutch the first time. Resolves when the first screen can be drawn. */
export async function startI18n(words: CommonWords): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'nl',
    fallbackLng: 'nl',
    defaultNS: 'common',
    resources: { nl: dutch },
    // React escapes by itself.
    interpolation: { escapeValue: false, defaultVariables: { ...words } },
    returnNull: false,
  });
  // Only from here on: the page says which language was kept since before its first paint.
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const kept = toLanguage(readChoice('language'));
  if (kept !== 'nl' && !(await switchLanguage(kept))) document.documentElement.lang = 'nl';
  observeChoice('language', () => void switchLanguage(toLanguage(readChoice('language'))));
}
