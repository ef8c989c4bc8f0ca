import { loadTexts } from '#i18n/load-texts.ts';

/** @throws when it cannot be loaded. */
export async function loadNextVisit() {
  const [{ NextVisit }] = await Promise.all([import('./next-visit.tsx'), loadTexts('visits')]);
  return { NextVisit };
}
