import { expect, test } from 'vitest';
import { type Evidence, mistakesIn } from './coverage-mistakes.ts';
import { coverageRows } from './coverage-table.ts';
import { testsIn } from './coverage-titles.ts';

const file = 'tests/e2e/login.test.ts';
const source = `
  test('the login form', () => {});
  test.skip('the banner', () => {});
  describe('in words', () => { test('the reason', () => {}); });
`;

const evidence: Evidence = {
  testsIn: (name) => (name === file ? testsIn(source) : null),
  texts: { nl: new Set(['Inloggen', 'Aangevraagd op {}']), en: new Set(['Log in']) },
  leastRows: { 2: 1 },
};

const mistakes = (...rows: string[]) =>
  mistakesIn(coverageRows(['## Section 2', '| a | b |', '| --- | --- |', ...rows].join('\n')), evidence);

const right = `| Has a button "Inloggen", en "Log in" | \`${file} › the login form\` |`;

test('a row that is right is let through', () => {
  expect(mistakes(right)).toEqual([]);
  expect(mistakes(`| "Aangevraagd op {date}" | \`${file} › in words › the reason\` |`)).toEqual([]);
});

test.each([
  ['no test', '| It is so | nobody knows |'],
  ['no file tests/e2e/logon.test.ts', '| It is so | `tests/e2e/logon.test.ts › the login form` |'],
  [`no test "the log-in form" in ${file}`, `| It is so | \`${file} › the log-in form\` |`],
  [`no test "The login form" in ${file}`, `| It is so | \`${file} › The login form\` |`],
  [`no test "the login" in ${file}`, `| It is so | \`${file} › the login\` |`],
  [`no test "the reason" in ${file}`, `| It is so | \`${file} › the reason\` |`],
  [`no test "in words" in ${file}`, `| It is so | \`${file} › in words\` |`],
  [`no test "" in ${file}`, `| It is so | \`${file}\` |`],
  [`"the banner" in ${file} does not run`, `| It is so | \`${file} › the banner\` |`],
  [`no test "the lost one" in ${file}`, `| It is so | \`${file} › the login form\`<br>\`${file} › the lost one\` |`],
])('%s', (mistake, row) => {
  expect(mistakes(row)).toEqual([`It is so: ${mistake}`]);
});

test('a text that nothing says, says otherwise, or says in the other language', () => {
  for (const quoted of ['"inloggen"', '"Inlog"', '"Log in"', 'en "Inloggen"']) {
    expect(mistakes(`| It says ${quoted} | \`${file} › the login form\` |`), quoted).toHaveLength(1);
  }
});

test('a row that stands there twice, in other clothes', () => {
  expect(mistakes(right, right.replace('Has a button', 'Has  A BUTTON:'))).toEqual([
    'Has  A BUTTON: "Inloggen", en "Log in": stands there twice',
  ]);
});

test('rows that went missing, and a section that nobody counts', () => {
  expect(mistakes()).toEqual(['section 2 has 0 rows, and had 1']);
  expect(mistakes(right, '## Section 3', '| a | b |', '| - | - |', `| More | \`${file} › the login form\` |`)).toEqual([
    'More: nobody counts section 3',
  ]);
});
