import type { Language } from '../languages.ts';
import type { meta } from '../nl/meta.ts';
import type { SameKeys } from '../same-keys.ts';

/** The texts for search engines and shared links, which are used while building. */
const texts = {
  nl: async () => (await import('../nl/meta.ts')).meta,
  en: async () => (await import('../en/meta.ts')).meta,
} as const satisfies Readonly<Record<Language, () => Promise<SameKeys<typeof meta>>>>;

export const metaTextsIn = (language: Language): Promise<SameKeys<typeof meta>> => texts[language]();
