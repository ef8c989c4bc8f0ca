import { expect, test } from 'vitest';
import { readabilityOf, sentencesOf, syllablesOf, wordsOf } from './reading.ts';

test.each([
  ['bel', 1],
  ['tuin', 1],
  ['nieuw', 1],
  ['mooie', 2],
  ['bijna', 2],
  ['ingelogd', 3],
  ['tablet', 2],
  ['categorieën', 5],
  ['geïnd', 2],
  ['huishoudelijke', 5],
  ['14', 1],
])('%s has %i syllables', (word, count) => expect(syllablesOf(word)).toBe(count));

test.each([
  ['Bel ons. Wij helpen u!', ['Bel ons', 'Wij helpen u']],
  ['Bezig met laden...', ['Bezig met laden']],
  ['U zei: "{{words}}". Klopt dat?', ['U zei', '"woord"', 'Klopt dat']],
  ['Om 14.30 uur komt {{name}}.', ['Om 14.30 uur komt woord']],
  ['03 200 00 00', ['03 200 00 00']],
  ['...', []],
])('%s is read as %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

test('a word is delimited by spaces and has a letter or a digit', () => {
  expect(wordsOf('Aanvraag #{{reference}} - 3 uur & meer')).toEqual(['Aanvraag', '#woord', '3', 'uur', 'meer']);
});

test('short words in short sentences score as easy, long ones do not', () => {
  const easy = readabilityOf(['Bel ons. Wij komen naar u toe. Dat is al.']);
  const hard = readabilityOf(['Aansprakelijkheidsverzekeringen vereisen voorafgaandelijke toestemming.']);
  expect(easy.ease).toBeGreaterThan(90);
  expect(hard.ease).toBeLessThan(0);
  expect(easy.sentences).toBe(3);
  expect(easy.wordsPerSentence).toBeCloseTo(10 / 3);
});
