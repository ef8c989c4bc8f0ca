import { english } from './en/language.ts';
import type { LanguageDefinition } from './language-definition.ts';
import type { Locale } from './locale.ts';
import { dutch } from './nl/language.ts';

/**
 * Every language of the screens, the default first. A language is a folder beside this file, an entry here, and one in each list
 * of texts in namespaces and staff: a language without it does not compile.
 */
const definitions = {
  nl: dutch,
  en: english,
} as const satisfies Readonly<Record<string, LanguageDefinition>>;

export type Language = keyof typeof definitions;

export const languages = Object.keys(definitions) as Language[];

/** Used without an explicit choice; its public pages have no language prefix in their path. */
export const defaultLanguage = 'nl' satisfies Language;

export const isDefault = (language: Language): boolean => language === defaultLanguage;

export const definitionOf = (language: Language): LanguageDefinition => definitions[language];

export const localeOf = (language: Language): Locale => definitions[language].locale;

export const nameOfLanguage = (language: Language): string => localeOf(language).name;

/** Returns the choice if it is a supported language, otherwise the default. */
export function toLanguage(choice: string | null | undefined): Language {
  return languages.find((language) => language === choice) ?? defaultLanguage;
}
