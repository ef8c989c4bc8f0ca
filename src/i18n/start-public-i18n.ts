import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonTexts } from './common-texts.ts';
import { definitionOf, type Language } from './languages.ts';

/**
 * Starts a public page in the language of its address, with the texts that all pages share: it is the first load of a new
 * visitor. May be called again for another page, as prerendering does.
 */
export async function startPublicI18n(language: Language): Promise<void> {
  const common = await definitionOf(language).common();
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: language,
      fallbackLng: language,
      defaultNS: 'common',
      resources: { [language]: { common } },
      // React escapes text itself.
      interpolation: { escapeValue: false, defaultVariables: commonTexts },
      returnNull: false,
    });
  }
  i18next.addResourceBundle(language, 'common', common);
  await i18next.changeLanguage(language);
  // Already set, unless the page was not prerendered.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
