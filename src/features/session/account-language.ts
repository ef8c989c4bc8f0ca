import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import { definitionOf, toLanguage } from '#i18n/languages.ts';

/** The language of an account as somebody would choose it who reads the screen in this one. */
export const toAccountLanguage = (screen: string): AccountLanguage => definitionOf(toLanguage(screen)).accountLanguage;
