import { loadRecurrenceTexts, loadRequestFormTexts } from './namespaces/request-texts.ts';
import { loadTexts } from './namespaces/later-texts.ts';
import { loadTypedWords } from './load-typed-words.ts';

/** Loads what the form and the chat say: prices, how often, and the words of typed dates. */
export async function loadAsking(): Promise<void> {
  await Promise.all([loadTexts('prices'), loadRecurrenceTexts(), loadRequestFormTexts(), loadTypedWords()]);
}
