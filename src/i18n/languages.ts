export const languages = ['nl', 'en'] as const;

export type Language = (typeof languages)[number];

/** Dutch unless the choice is a language that we have. */
export function toLanguage(choice: string | null | undefined): Language {
  return languages.find((language) => language === choice) ?? 'nl';
}

/** Each language calls itself by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };
