import { prescribedTexts } from './prescribed-texts.ts';
import { readabilityOf, sentencesOf, wordsOf } from './reading.ts';
import { nameOf, type Text } from './text.ts';
import { dutchLeftOvers, englishLeftOvers, familiarForms, hardDutchWords, type UnwantedWord } from './word-lists.ts';

const wordsPerSentenceAtMost = 15;
const easeAtLeast = 70;
/** The share of Dutch sentences in the passive ("wordt gedaan"). */
const passiveShareAtMost = 0.05;

/** A whole word: no letter and no hyphen on either side. */
const asWord = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])(?:${word})(?![\\p{L}\\d-])`, 'iu');

/** Text between braces is the name of a variable. */
const withoutVariables = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}|\{\w+\}/g, ' ');

function unwantedWords(texts: readonly Text[], list: readonly UnwantedWord[], why: string): string[] {
  const patterns = list.map(({ word, instead }) => ({ pattern: asWord(word), instead }));
  return texts.flatMap((text) =>
    patterns.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(withoutVariables(text.text))?.[0];
      return found === undefined ? [] : [`${nameOf(text)}: "${found}" ${why} (instead: ${instead})`];
    }),
  );
}

function longSentences(texts: readonly Text[]): string[] {
  return texts.flatMap((text) =>
    sentencesOf(text.text)
      .map((sentence) => ({ sentence, length: wordsOf(sentence).length }))
      .filter(({ length }) => length > wordsPerSentenceAtMost)
      .map(({ sentence, length }) => `${nameOf(text)}: a sentence of ${length} words: "${sentence}"`),
  );
}

const passive = /\b(?:word|wordt|worden|werd|werden)\b/i;
const participle = /\b(?:ge\w+(?:d|t|en)|(?:be|ver|her|ont|aan|af|op|uit|toe|in)\w+(?:d|t|en))\b/i;

export function isPassive(sentence: string): boolean {
  return passive.test(sentence) && participle.test(sentence.replace(passive, ''));
}

export interface DutchReport {
  readonly problems: readonly string[];
  readonly sentences: number;
  readonly wordsPerSentence: number;
  readonly ease: number;
  readonly passiveShare: number;
}

/** Rules for Dutch: readable for a twelve-year-old, polite form of address. */
export function checkDutch(all: readonly Text[], prescribed = prescribedTexts): DutchReport {
  const theirs = new Set(prescribed.map(({ text }) => text));
  const ours = all.filter(({ text }) => !theirs.has(text));
  const present = new Set(all.map(({ text }) => text));
  const { sentences, wordsPerSentence, ease } = readabilityOf(all.map(({ text }) => text));
  const passives = ours.flatMap((text) =>
    sentencesOf(text.text)
      .filter(isPassive)
      .map((sentence) => `${nameOf(text)}: "${sentence}"`),
  );
  const passiveShare = passives.length / Math.max(1, sentences);
  return {
    problems: [
      ...longSentences(ours),
      ...unwantedWords(ours, familiarForms, 'is not how we speak to people'),
      ...unwantedWords(ours, hardDutchWords, 'is a word that people look up'),
      ...unwantedWords(ours, englishLeftOvers, 'is English'),
      ...(ease < easeAtLeast ? [`all Dutch texts: Flesch-Douma ${ease.toFixed(1)}, below ${easeAtLeast}`] : []),
      ...(passiveShare > passiveShareAtMost
        ? [`passive in ${(passiveShare * 100).toFixed(1)} % of the sentences:`, ...passives]
        : []),
      ...prescribed
        .filter(({ text }) => !present.has(text))
        .map(({ text }) => `prescribed-texts.ts lists what no text says: "${text}"`),
    ],
    sentences,
    wordsPerSentence,
    ease,
    passiveShare,
  };
}

export const checkEnglish = (texts: readonly Text[]): string[] => unwantedWords(texts, dutchLeftOvers, 'is Dutch');

/** Rules for every language: no stray spaces, nothing empty, no key in place of a text, no broken variable. */
export function checkFormality(texts: readonly Text[]): string[] {
  const keys = new Set(texts.map(({ key }) => key.replace(/^\w+:/, '')));
  const wrongs: readonly [RegExp | ((text: Text) => boolean), string][] = [
    [/^\s*$/, 'is empty'],
    [/^\s|\s$| {2}/, 'has stray spaces'],
    [({ text }) => /[-.]/.test(text) && keys.has(text), 'is a key and no text'],
    [/\$t\(|\b\w+:[a-z]+-[a-z]/, 'is a key and no text'],
    [({ text }) => /[{}]/.test(text.replaceAll(/\{\{[\w, ]+\}\}|(?<!\{)\{\w+\}(?!\})/g, '')), 'has half a variable'],
    [/TODO|FIXME|lorem ipsum|xxx/i, 'is not written yet'],
  ];
  return texts.flatMap((text) =>
    wrongs
      .filter(([wrong]) => (typeof wrong === 'function' ? wrong(text) : wrong.test(text.text)))
      .map(([, what]) => `${nameOf(text)}: "${text.text}" ${what}`),
  );
}

const variablesOf = (text: string): string =>
  [...text.matchAll(/\{\{?\s*(\w+)/g)]
    .map(([, name]) => name ?? '')
    .toSorted((one, other) => one.localeCompare(other))
    .join(', ');

/** Compares two languages: the same keys, with the same variables. */
export function compareLanguages(texts: readonly Text[], others: readonly Text[]): string[] {
  const byKey = (list: readonly Text[]) => new Map(list.map((text) => [text.key, text]));
  const [here, there] = [byKey(texts), byKey(others)];
  const missing = (from: readonly Text[], where: ReadonlyMap<string, Text>, language: string | undefined) =>
    from.filter(({ key }) => !where.has(key)).map((text) => `${nameOf(text)}: missing in ${language ?? 'the other'}`);
  return [
    ...missing(texts, there, others[0]?.language),
    ...missing(others, here, texts[0]?.language),
    ...texts.flatMap((text) => {
      const other = there.get(text.key);
      if (other === undefined || variablesOf(other.text) === variablesOf(text.text)) return [];
      return [`${nameOf(text)}: {${variablesOf(text.text)}} here, {${variablesOf(other.text)}} in ${other.language}`];
    }),
  ];
}
