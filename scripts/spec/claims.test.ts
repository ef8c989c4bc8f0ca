import { describe, expect, test } from 'vitest';
import { parseClaims } from './claims.ts';
import { normalizePlaceholders, textsIn } from './product-texts.ts';

test('the claims of a list are its lines with an id', () => {
  const page = [
    '# Claims',
    'Some words with `code`.',
    '- A line without an id',
    '- `2.login.fields` Says "Bewaard", en "Saved"',
    '- `offline.20` One item',
    '- `8.auth.by-message` Told by words. No test: replaced; by code.',
  ].join('\n');
  expect(parseClaims(page)).toEqual([
    {
      id: '2.login.fields',
      text: 'Says "Bewaard", en "Saved"',
      noTest: null,
      quotes: [
        { language: 'nl', text: 'Bewaard' },
        { language: 'en', text: 'Saved' },
      ],
    },
    { id: 'offline.20', text: 'One item', noTest: null, quotes: [] },
    { id: '8.auth.by-message', text: 'Told by words.', noTest: 'replaced; by code.', quotes: [] },
  ]);
});

describe('the texts of a file', () => {
  test('are its values and not its keys, its comments or its imports', () => {
    const source = `
      import { a } from './a.ts';
      // 'een opmerking'
      export const texts = { 'een-sleutel': 'Aangevraagd op {{date}}', deep: { list: ['Bel {phone}', "foto's"] } } as const;
    `;
    expect(textsIn(source)).toEqual(['Aangevraagd op {}', 'Bel {}', "foto's"]);
  });

  test('do not depend on the names of their variables', () => {
    expect(normalizePlaceholders('Fout: {message}')).toBe(normalizePlaceholders('Fout: {{ reason }}'));
    expect(normalizePlaceholders('Fout: {message}')).not.toBe(normalizePlaceholders('Fout: '));
  });
});
