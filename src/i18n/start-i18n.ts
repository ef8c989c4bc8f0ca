import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { observePreference, readPreference } from '#lib/preferences.ts';
import { warn } from '#lib/warn.ts';
import { commonTexts } from './common-texts.ts';
import { wantFirstTexts } from './namespaces/first-texts.ts';
import { defaultLanguage, isDefault, toLanguage } from './languages.ts';
import { switchLanguage } from './load-texts.ts';
import { entrance } from './nl/definition/entrance.ts';

/** Starts in the stored language, or the default one. Resolves when the first screen can be rendered. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    resources: { [defaultLanguage]: entrance },
    // React escapes text itself.
    interpolation: { escapeValue: false, defaultVariables: commonTexts },
    returnNull: false,
    // A person would read the key. Journeys fail at it.
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => warn(`There is no text for ${namespace}:${key}`),
  });
  // Only later changes: before first paint the page has already set the stored language.
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  wantFirstTexts();
  const kept = toLanguage(readPreference('language'));
  if (!isDefault(kept) && !(await switchLanguage(kept))) document.documentElement.lang = defaultLanguage;
  observePreference('language', () => void switchLanguage(toLanguage(readPreference('language'))));
}
