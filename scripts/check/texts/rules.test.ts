import { describe, expect, test } from 'vitest';
import { prescribedTexts } from './prescribed-texts.ts';
import { compareLanguages, isPassive, checkDutch, checkEnglish, checkFormality } from './rules.ts';
import type { Text } from './text.ts';

const text = (content: string, key = 'requests:a-key', language = 'nl'): Text => ({
  language,
  file: 'requests.ts',
  key,
  text: content,
});

const easy = Array.from({ length: 60 }, () => text('Wij bellen u op.'));

/** Embedded in easy texts, so that the overall score does not depend on one sentence. */
const problemsOf = (content: string) => checkDutch([text(content), ...easy], []).problems;

describe('plain Dutch', () => {
  test.each([
    'Wij bellen u op {{day}} om {{hour}} uur.',
    'Bezig met laden...',
    'Bijvoorbeeld: "De bel is stuk." Of niets.',
    'Bel ons op 03 200 00 00.',
    'Uw e-mailadres is juist. Uw aanvraag is ingediend.',
    'Dit toestel kan niets bewaren. Laat deze pagina open.',
    'U mag ook in het weekend bellen. Het is de hele dag open.',
  ])('%s', (content) => expect(problemsOf(content)).toEqual([]));

  test.each([
    [
      'Als u dat wilt dan kunt u ons morgen in de loop van de dag ook nog bellen.',
      /a sentence of 18 words: "Als u dat wilt/,
    ],
    ['Vul je naam in.', /"je" is not how we speak to people \(instead: u, uw\)/],
    ['Is dit JOUW adres?', /"JOUW"/],
    ['U bent offline.', /"offline" is a word that people look up \(instead: zonder internet\)/],
    ['Uw gegevens zijn gesynchroniseerd.', /"gesynchroniseerd"/],
    ['U dient te betalen.', /"dient te"/],
    ['Please wacht even.', /"Please" is English/],
    ['Uw request is verstuurd.', /"request" is English/],
  ])('%s', (content, problem) => {
    expect(problemsOf(content)).toContainEqual(expect.stringMatching(problem));
  });

  test('names the file and the key', () => {
    expect(problemsOf('U bent online.')[0]).toMatch(/^requests\.ts requests:a-key: /);
  });

  test('a variable is not a word of the text, and its name may be English', () => {
    expect(problemsOf('Aanvraag {{request}} voor {day}')).toEqual([]);
  });

  test('hard words make the overall score too low', () => {
    const hard = text('Onverantwoordelijke verzekeringsmaatschappijen veronachtzamen betalingsverplichtingen.');
    expect(checkDutch([hard], []).problems).toContainEqual(expect.stringMatching(/Flesch-Douma -?\d/));
  });

  test('an occasional passive is accepted, many are not', () => {
    expect(isPassive('Uw aanvraag wordt verstuurd')).toBe(true);
    expect(isPassive('De namen werden door ons gelezen')).toBe(true);
    expect(isPassive('Het wordt morgen warm')).toBe(false);
    expect(isPassive('Wij versturen uw aanvraag')).toBe(false);
    const active = Array.from({ length: 30 }, () => text('Wij bellen u.'));
    expect(checkDutch([...active, text('U wordt gebeld.')], []).problems).toEqual([]);
    const often = checkDutch([...active, text('U wordt gebeld.'), text('U wordt gebeld.')], []).problems;
    expect(often[0]).toMatch(/^passive in 6\.\d % /);
    expect(often).toContain('requests.ts requests:a-key: "U wordt gebeld"');
  });

  test('prescribed texts are exempt as long as the product uses them', () => {
    const prescribed = [{ section: 8, text: 'Log in op je account.' }];
    expect(checkDutch([text('Log in op je account.')], prescribed).problems).toEqual([]);
    expect(checkDutch([text('Log in op je tablet.')], prescribed).problems).toEqual([
      'requests.ts requests:a-key: "je" is not how we speak to people (instead: u, uw)',
      'prescribed-texts.ts lists what no text says: "Log in op je account."',
    ]);
    expect(new Set(prescribedTexts.map((each) => each.text)).size).toBe(prescribedTexts.length);
  });
});

test('untranslated Dutch in English is found', () => {
  expect(checkEnglish([text('You can log in now.', 'session:a', 'en')])).toEqual([]);
  expect(checkEnglish([text('Your aanvraag was sent.', 'session:a', 'en')])[0]).toMatch(/"aanvraag" is Dutch/);
  expect(checkEnglish([text('Het adres is wrong.', 'session:a', 'en')])).toHaveLength(1);
});

test.each([
  ['', 'is empty'],
  [' Bel ons', 'has stray spaces'],
  ['Bel  ons', 'has stray spaces'],
  ['a-key', 'is a key and no text'],
  ['errors:not-found', 'is a key and no text'],
  ['Bel {{phone}', 'has half a variable'],
  ['Bel {{phone.number}}', 'has half a variable'],
  ['TODO', 'is not written yet'],
])('%j %s', (content, problem) => {
  expect(checkFormality([text(content)])).toContainEqual(expect.stringContaining(problem));
});

test('a well-formed text is accepted', () => {
  const good = ['Nog {{count, number}} tekens', 'Welkom bij {brand}', 'Om 14:30 uur', 'E-mail', 'Let op: bel ons'];
  expect(checkFormality(good.map((content) => text(content)))).toEqual([]);
});

describe('the comparison of two languages', () => {
  const nl = [text('Bel {{phone}}', 'common:call'), text('Dag {{name}}, {{name}}', 'common:hello')];
  const en = [text('Call {{phone}}', 'common:call', 'en'), text('Hello {{name}}, {{name}}', 'common:hello', 'en')];

  test('accepts the same keys and variables', () => expect(compareLanguages(nl, en)).toEqual([]));

  test('names a missing or extra key with the language that lacks it', () => {
    expect(compareLanguages(nl, en.slice(1))).toEqual(['requests.ts common:call: missing in en']);
    expect(compareLanguages(nl.slice(1), en)).toEqual(['requests.ts common:call: missing in nl']);
  });

  test('names a different or missing variable', () => {
    const [call, hello] = en as [Text, Text];
    expect(compareLanguages(nl, [{ ...call, text: 'Call {{number}}' }, hello])).toEqual([
      'requests.ts common:call: {phone} here, {number} in en',
    ]);
    expect(compareLanguages(nl, [call, { ...hello, text: 'Hello {{name}}' }])).toHaveLength(1);
  });
});
