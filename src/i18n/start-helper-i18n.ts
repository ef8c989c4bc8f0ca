import i18next from 'i18next';
import { observePreference, readPreference } from '#lib/preferences.ts';
import { loadHelperTexts } from './namespaces/helper-texts.ts';
import { definitionOf, toLanguage } from './languages.ts';
import { loadTextsBy, switchLanguage } from './load-texts.ts';
import { startPublicI18n } from './start-public-i18n.ts';

/** Starts the student's app in the stored language, or the default one, with the texts of its one screen alone. */
export async function startHelperI18n(): Promise<void> {
  const kept = () => toLanguage(readPreference('language'));
  await startPublicI18n(kept());
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await Promise.all([loadTextsBy('common', (language) => definitionOf(language).common()), loadHelperTexts()]);
  observePreference('language', () => void switchLanguage(kept()));
}
