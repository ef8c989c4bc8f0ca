import { loadTexts } from '#i18n/load-texts.ts';

/** @throws when it cannot be loaded. */
export async function loadNextVisit() {
  const [{ visitCards }] = await Promise.all([import('./visit-cards.ts'), loadTexts('visits')]);
  return visitCards;
}
