import type { LanguageDefinition } from '../language-definition.ts';
import { locale } from './formats/locale.ts';

export const dutch: LanguageDefinition = {
  locale,
  accountLanguage: 'NL',
  common: async () => (await import('./common.ts')).common,
};
