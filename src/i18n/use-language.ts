import { useTranslation } from './use-translation.ts';
import { type Language, toLanguage } from './languages.ts';

/** Returns the language of the screen. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.resolvedLanguage);
}
