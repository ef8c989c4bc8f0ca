import { describe, expect, test } from 'vitest';
import { type NamedTest, readTestFile } from './test-titles.ts';

const testsIn = (source: string): readonly NamedTest[] => readTestFile(source).tests;
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

  test('are the source text when they are composed', () => {
    const source = `
      for (const language of ['nl', 'en']) test(\`in \${language}, 🌼 both\`, { timeout: 1 }, async () => {});
      test.each(rows)('%s is said', (row) => {});
      test.each\`a | b
        \${1} | \${2}\`('$a and $b', () => {});
    `;
    expect(titlesIn(source)).toEqual(['in ${language}, 🌼 both', '%s is said', '$a and $b']);
  });

  test('are not comments, other calls, or words in a string', () => {
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

describe('a test that does not run', () => {
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

  test('does not affect others', () => {
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

describe('the tags in a test file', () => {
  const tagged = (...lines: readonly string[]) => readTestFile(lines.join('\n'));

  test('belong to the test on the next line, over several lines and other comments', () => {
    const { tagged: found, misplaced } = tagged(
      '// spec: 2.a 2.b',
      '// A comment of the test.',
      '// spec: 2.c',
      "test('one', () => {});",
      "describe('group', () => {",
      '  // spec: 2.d',
      "  test.each([1])('two', () => {});",
      '});',
    );
    expect(found).toEqual([
      { title: 'one', runs: true, ids: ['2.a', '2.b', '2.c'] },
      { title: 'group › two', runs: true, ids: ['2.d'] },
    ]);
    expect(misplaced).toEqual([]);
  });

  test('of a group count for the group, which runs when one of its tests does', () => {
    const group = (inner: string) => tagged('// spec: 2.a', `describe('group', () => { ${inner} });`).tagged;
    expect(group("test('one', () => {}); test.skip('two', () => {});")).toEqual([
      { title: 'group', runs: true, ids: ['2.a'] },
    ]);
    expect(group("test.skip('two', () => {});")).toEqual([{ title: 'group', runs: false, ids: ['2.a'] }]);
    expect(group('')).toEqual([{ title: 'group', runs: false, ids: ['2.a'] }]);
  });

  test.each([
    ['above another statement', ['// spec: 2.a', 'const a = 1;']],
    ['above an empty line', ['// spec: 2.a', '', "test('one', () => {});"]],
    ['behind a statement', ["test('one', () => {}); // spec: 2.a"]],
    ['in a block comment', ['/* spec: 2.a */', "test('one', () => {});"]],
    ['at the end of a file', ["test('one', () => {});", '// spec: 2.a']],
  ])('%s are misplaced', (_where, lines) => {
    expect(tagged(...lines)).toMatchObject({ tagged: [], misplaced: ['2.a'] });
  });

  test('are comments, not words in a string', () => {
    expect(tagged('const a = `// spec: 2.a`;', "test('one', () => {});")).toMatchObject({ tagged: [], misplaced: [] });
  });
});
