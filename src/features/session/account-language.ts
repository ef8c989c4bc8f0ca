import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import { definitionOf, toLanguage } from '#i18n/languages.ts';

/** The account language that matches the language of the screen. */
export const toAccountLanguage = (screen: string): AccountLanguage => definitionOf(toLanguage(screen)).accountLanguage;
