import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { observeChoice, readChoice } from '#lib/preferences.ts';
import type { CommonWords } from './common-words.ts';
import { defaultLanguage, isDefault, toLanguage } from './languages.ts';
import { switchLanguage } from './load-texts.ts';
// Of the default language: the first screen does not wait for a second file.
import { resources as firstTexts } from './nl/resources.ts';

/** Starts in the language of last time, in the default one the first time. Resolves when the first screen can be drawn. */
export async function startI18n(words: CommonWords): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    resources: { [defaultLanguage]: firstTexts },
    // React escapes by itself.
    interpolation: { escapeValue: false, defaultVariables: { ...words } },
    returnNull: false,
  });
  // Only from here on: the page says which language was kept since before its first paint.
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const kept = toLanguage(readChoice('language'));
  if (!isDefault(kept) && !(await switchLanguage(kept))) document.documentElement.lang = defaultLanguage;
  observeChoice('language', () => void switchLanguage(toLanguage(readChoice('language'))));
}
