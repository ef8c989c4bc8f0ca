import type { Language } from './languages.ts';
import { loadTexts } from './namespaces/later-texts.ts';
import type { LazyNamespace } from './namespaces/lazy-texts.ts';
import { startPublicI18n } from './start-public-i18n.ts';

/** Starts a public page in the language of its address, with its own texts and no others. May be called again for another page. */
export async function startPageI18n(language: Language, namespaces: readonly LazyNamespace[]): Promise<void> {
  await startPublicI18n(language);
  await Promise.all(namespaces.map(loadTexts));
}
