import { describe, expect, test } from 'vitest';
import { coverageRows } from './coverage-table.ts';
import { sayVariablesAlike, textsIn } from './coverage-texts.ts';

describe('the rows of a page', () => {
  test('stand in tables under a heading of a section, whatever else the page says', () => {
    const page = [
      '# Coverage',
      '| Not | of a section |',
      '| --- | --- |',
      '| this | `a.test.ts › b` |',
      '## Section 2: screens',
      'Some words. | And a bar.',
      '### Login',
      '| What | Shown by |',
      '| :--- | -------- |',
      '| Says "Bewaard", en "Saved" | `a.test.ts › one › two`<br>`` b.test.ts › in `${language}` `` |',
      '',
      '| What | Shown by |',
      '|---|---|',
      '| This \\| that | |',
      '## How to read this',
      '| What | Shown by |',
      '| --- | --- |',
      '| nothing | `c.test.ts › d` |',
    ].join('\n');
    expect(coverageRows(page)).toEqual([
      {
        section: 2,
        claim: 'Says "Bewaard", en "Saved"',
        tests: [
          { file: 'a.test.ts', title: 'one › two' },
          { file: 'b.test.ts', title: 'in `${language}`' },
        ],
        texts: [
          { language: 'nl', text: 'Bewaard' },
          { language: 'en', text: 'Saved' },
        ],
      },
      { section: 2, claim: 'This | that', tests: [], texts: [] },
    ]);
  });

  test('name nothing where the title is missing', () => {
    const page = '## Section 5\n| a | b |\n|---|---|\n| claim | `a.test.ts` |';
    expect(coverageRows(page)[0]?.tests).toEqual([{ file: 'a.test.ts', title: '' }]);
  });
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

  test('are the same whatever their variables are called', () => {
    expect(sayVariablesAlike('Fout: {message}')).toBe(sayVariablesAlike('Fout: {{ reason }}'));
    expect(sayVariablesAlike('Fout: {message}')).not.toBe(sayVariablesAlike('Fout: '));
  });
});
