import type { accountLanguages } from '#domain/documents/interim-user.ts';
import { type Language, toLanguage } from '#i18n/languages.ts';

type AccountLanguage = (typeof accountLanguages)[number];

const accountLanguageOf: Readonly<Record<Language, AccountLanguage>> = { nl: 'NL', en: 'EN' };

/** The language of an account as somebody would choose it who reads the screen in this one. */
export const toAccountLanguage = (screen: string): AccountLanguage => accountLanguageOf[toLanguage(screen)];
