import type { LanguageDefinition } from '../language-definition.ts';
import { locale } from './formats/locale.ts';

export const english: LanguageDefinition = {
  locale,
  accountLanguage: 'EN',
  common: async () => (await import('./common.ts')).common,
};
