import { expect, test } from 'vitest';
import { checkFamiliarForms, quotedFamiliarTexts } from './familiar-forms.ts';
import type { Text } from './text.ts';

const text = (content: string): Text => ({ language: 'nl', file: 'nl.ts', key: 'forms:a', text: content });
const problemsOf = (content: string) => checkFamiliarForms([text(content)], [], '', []);
const inSource = (content: string) => checkFamiliarForms([], [{ file: 'a.vtt', content }], '', []);

test.each([
  'Vul je naam in.',
  'Is dit jouw adres?',
  'Dat weet jij.',
  'Voor JULLIE samen',
  'Zorg voor jezelf',
  'Bel jou',
])('"%s" is refused', (content) => expect(problemsOf(content)).toHaveLength(1));

test.each(['Vul uw naam in.', 'Madelief op uw jeans', 'Zie /tip-je-werkgever', 'Jeannine belt u'])(
  '"%s" is accepted',
  (content) => expect(problemsOf(content)).toEqual([]),
);

test('a quoted text is accepted to the letter only', () => {
  const [quoted = ''] = quotedFamiliarTexts;
  const claims = `The dialog is titled "${quoted.replace('{{', '{').replace('}}', '}')}"`;
  expect(checkFamiliarForms([text(quoted)], [], claims, [quoted])).toEqual([]);
  expect(checkFamiliarForms([text(quoted), text(`${quoted}!`)], [], claims, [quoted])).toHaveLength(1);
});

test('a listed text must be said, and the claims must quote it', () => {
  const [quoted = ''] = quotedFamiliarTexts;
  const notThere = [expect.stringContaining('lists what no text says') as string];
  expect(checkFamiliarForms([], [], `"${quoted}"`, [quoted])).toEqual(notThere);
  expect(checkFamiliarForms([text(quoted)], [], 'nothing', [quoted])).toEqual(notThere);
});

test('words outside the texts are found, in captions, pages and code, but not in comments', () => {
  expect(inSource('WEBVTT\n\nWij komen bij je thuis.')).toEqual([
    'a.vtt:3: "Wij komen bij je thuis." says "je"; texts are in src/i18n',
  ]);
  expect(inSource("const title = 'Jouw tegoed';")).toHaveLength(1);
  expect(inSource("/* zoals\n je zegt */\nconst a = 1; // je\nconst path = '/tip-je-werkgever';")).toEqual([]);
  expect(inSource('<!-- je -->\n<p>U</p>')).toEqual([]);
});
