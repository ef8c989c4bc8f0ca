import { useTranslation } from 'react-i18next';
import { type Language, toLanguage } from './languages.ts';

/** The language of the screen, in which days and moments are said. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.resolvedLanguage);
}
