/** Measures of a Dutch text for readability: sentences, words and syllables. */

/** A variable counts as one short word; the dots of "Bezig met laden..." end no sentence. */
const spoken = (text: string): string =>
  text
    .replaceAll(/\{\{[^}]*\}\}|\{\w+\}/g, 'woord')
    .replaceAll(/\.{2,}|…/g, '')
    .replaceAll(/\b(\w)\.(?=\w\.)/g, '$1');

export function sentencesOf(text: string): string[] {
  return spoken(text)
    .split(/[.!?:;]+["”)]*(?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

export function wordsOf(text: string): string[] {
  return spoken(text)
    .split(/[\s/]+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
}

/** Longest first: "mooie" is "mooi" with one more syllable. */
const sounds = /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|au|ou|[aeiouyáéíóúàèùâêîôûäëïöü]/g;

export function syllablesOf(word: string): number {
  return Math.max(1, word.toLowerCase().normalize('NFC').match(sounds)?.length ?? 0);
}

export interface Readability {
  readonly sentences: number;
  readonly wordsPerSentence: number;
  /** Flesch-Douma: 70 and above is easy, 60 is ordinary, 40 is hard. */
  readonly ease: number;
}

export function readabilityOf(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const wordsPerSentence = words.length / Math.max(1, sentences.length);
  const ease = 206.84 - 0.93 * wordsPerSentence - (77 * syllables) / Math.max(1, words.length);
  return { sentences: sentences.length, wordsPerSentence, ease };
}
