import { useTranslation } from 'react-i18next';
import { type Language, toLanguage } from '#i18n/languages.ts';

/** The language in which days and hours are said. */
export function useLanguage(): Language {
  return toLanguage(useTranslation('requests').i18n.resolvedLanguage);
}
