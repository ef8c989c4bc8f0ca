import { useTranslation } from 'react-i18next';
import { type Language, toLanguage } from '#i18n/languages.ts';

/** The language in which moments are said. */
export function useLanguage(): Language {
  return toLanguage(useTranslation('profile').i18n.resolvedLanguage);
}
