import { describe, expect, test } from 'vitest';
import { testsIn } from './coverage-titles.ts';

const titlesIn = (source: string): string[] => testsIn(source).map(({ title }) => title);
const running = (source: string): string[] =>
  testsIn(source)
    .filter(({ runs }) => runs)
    .map(({ title }) => title);

describe('the titles in a test file', () => {
  test('are those of tests, under their groups', () => {
    const source = `
      test('alone', () => {});
      describe('outer', () => {
        it("it's inner", async () => {});
        describe.each([1, 2])('number %i', (n) => { test('of all', () => {}); });
      });
      test.describe('by Playwright', () => { test('walks', async ({ page }) => {}); });
    `;
    expect(titlesIn(source)).toEqual([
      'alone',
      "outer › it's inner",
      'outer › number %i › of all',
      'by Playwright › walks',
    ]);
  });

  test('stand as they stand in the source when they are made of parts', () => {
    const source = `
      for (const language of ['nl', 'en']) test(\`in \${language}, 🌼 both\`, { timeout: 1 }, async () => {});
      test.each(rows)('%s is said', (row) => {});
      test.each\`a | b
        \${1} | \${2}\`('$a and $b', () => {});
    `;
    expect(titlesIn(source)).toEqual(['in ${language}, 🌼 both', '%s is said', '$a and $b']);
  });

  test('are no comments, no other calls, and no words in a text', () => {
    const source = `
      // test('in a comment', () => {});
      /* test('in another', () => {}); */
      const words = "test('in a text', () => {})";
      contest('of another name', () => {});
      runs.test('of another object', () => {});
      /a/.test('a pattern');
      test(title, () => {});
      test.use({ locale: 'nl' });
      test.beforeEach('a hook', () => {});
    `;
    expect(titlesIn(source)).toEqual([]);
  });
});

describe('a test that proves nothing', () => {
  test.each([
    `test.skip('it', () => {});`,
    `test.todo('it');`,
    `test.fixme('it', async ({ page }) => {});`,
    `test.fails('it', () => {});`,
    `test.fail('it', async () => {});`,
    `test.skipIf(isSlow)('it', () => {});`,
    `test.runIf(isFast).each([1])('it', () => {});`,
    `describe.skip('all', () => { test('it', () => {}); });`,
    `test.describe.fixme('all', () => { test('it', async () => {}); });`,
    `test('it', async ({ page }) => { test.skip(); });`,
    `test('it', async ({ page }) => { if (page) test.skip(true, 'not today'); });`,
    `test('it', (context) => { context.skip('not today'); });`,
    `test.skip(({ browserName }) => browserName === 'firefox'); test('it', async () => {});`,
    `test.describe('all', () => { test.fixme(true, 'later'); test('it', async () => {}); });`,
  ])('%s', (source) => {
    expect(testsIn(source)).toHaveLength(1);
    expect(running(source)).toEqual([]);
  });

  test('spoils no other', () => {
    const source = `
      test.skip('not', () => {});
      test('halfway', async () => { test.skip(); });
      describe('group', () => {
        describe.skip('not', () => { test('inner', () => {}); });
        test('runs', () => {});
      });
      test('also runs', () => {});
    `;
    expect(running(source)).toEqual(['group › runs', 'also runs']);
  });
});
