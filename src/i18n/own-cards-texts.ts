import type { Language } from './languages.ts';
import { loadTextsBy } from './load-texts.ts';
import type { ownCards } from './nl/helper/own-cards.ts';
import type { SameKeys } from './same-keys.ts';

/** The namespace of the cards that the student's page loads after it is there. */
export interface OwnCardsTexts {
  readonly 'own-cards': SameKeys<typeof ownCards>;
}

const texts = {
  nl: async () => (await import('./nl/helper/own-cards.ts')).ownCards,
  en: async () => (await import('./en/helper/own-cards.ts')).ownCards,
} as const satisfies Readonly<Record<Language, () => Promise<OwnCardsTexts['own-cards']>>>;

export const ownCardsTextsIn = (language: Language): Promise<OwnCardsTexts['own-cards']> => texts[language]();

/** Loads the texts of the cards, in the current language and in each that is chosen later. */
export const loadOwnCardsTexts = (): Promise<void> => loadTextsBy('own-cards', ownCardsTextsIn);
