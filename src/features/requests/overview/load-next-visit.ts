import { loadTexts } from '#i18n/namespaces/later-texts.ts';

/** @throws when it cannot be loaded. */
export async function loadNextVisit() {
  const [{ visitCards }] = await Promise.all([import('./visit-cards.ts'), loadTexts('visits')]);
  return visitCards;
}
