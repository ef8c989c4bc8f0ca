import type { Language } from './languages.ts';
import { loadTextsBy } from './load-texts.ts';
import type { helper } from './nl/helper/helper.ts';
import type { SameKeys } from './same-keys.ts';

/** The namespace of the student's app. The other apps have no reference to it, so their builds have none of its bytes. */
export interface HelperTexts {
  readonly helper: SameKeys<typeof helper>;
}

const texts = {
  nl: async () => (await import('./nl/helper/helper.ts')).helper,
  en: async () => (await import('./en/helper/helper.ts')).helper,
} as const satisfies Readonly<Record<Language, () => Promise<HelperTexts['helper']>>>;

export const helperTextsIn = (language: Language): Promise<HelperTexts['helper']> => texts[language]();

/** Loads the texts of the student's page, in the current language and in each that is chosen later. */
export const loadHelperTexts = (): Promise<void> => loadTextsBy('helper', helperTextsIn);
