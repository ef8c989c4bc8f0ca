import { expect, test } from 'vitest';
import { parseClaims } from './claims.ts';
import { claimsTable } from './claims-table.ts';
import { type Evidence, findMistakes, proofsById } from './find-mistakes.ts';
import { readTestFile } from './test-titles.ts';

const file = 'tests/e2e/login.test.ts';

/** A test file in which each test proves the claims of its tag. */
function evidence(...lines: readonly string[]): Evidence {
  return {
    files: [{ file, ...readTestFile(lines.join('\n')) }],
    texts: { nl: new Set(['Inloggen', 'Aangevraagd op {}']), en: new Set(['Log in']) },
    leastClaims: { 2: 1 },
  };
}

const mistakes = (page: readonly string[], ...lines: readonly string[]) =>
  findMistakes(parseClaims(page.join('\n')), evidence(...lines));

const claim = '- `2.login.button` Has a button "Inloggen", en "Log in"';
const tag = '// spec: 2.login.button';
const runningTest = "test('the login form', () => {});";

test('a claim with a test that runs is accepted', () => {
  expect(mistakes([claim], tag, runningTest)).toEqual([]);
  expect(mistakes(['- `2.a` "Aangevraagd op {date}"'], '// spec: 2.a', runningTest)).toEqual([]);
});

test('a claim with a reason for having no test is accepted, whatever it quotes', () => {
  expect(mistakes(['- `2.a` "Toast" for 4 s. No test: replaced.'])).toEqual([]);
});

test.each([
  ['2.login.button: no test', [claim], [runningTest]],
  [
    `2.login.button: "the login form" in ${file} does not run`,
    [claim],
    [tag, "test.skip('the login form', () => {});"],
  ],
  [`2.x: no such claim ("the login form" in ${file})`, [claim], [`${tag} 2.x`, runningTest]],
  [`2.login.button: the tag stands above no test in ${file}`, [claim], [tag, runningTest, tag, 'const a = 1;']],
  ['2.login.button: is used twice', [claim, '- `2.login.button` Another claim'], [tag, runningTest]],
  [
    `2.a: says "No test" and has one in ${file}`,
    ['- `2.a` A toast. No test: replaced.'],
    ['// spec: 2.a', runningTest],
  ],
])('%s', (mistake, page, lines) => {
  expect(mistakes(page, ...lines)).toEqual([mistake]);
});

test('a quoted text that the product lacks, words differently, or has in the other language', () => {
  for (const quoted of ['"inloggen"', '"Inlog"', '"Log in"', 'en "Inloggen"']) {
    expect(mistakes([`- \`2.a\` It says ${quoted}`], '// spec: 2.a', runningTest), quoted).toHaveLength(1);
  }
});

test('one claim under two ids, also with other capitals and punctuation', () => {
  const again = claim.replace('2.login.button', '2.login.again').replace('Has a button', 'Has  A BUTTON:');
  expect(mistakes([claim, again], `${tag} 2.login.again`, runningTest)).toEqual([
    '2: has a button inloggen en log in : two ids for one claim',
  ]);
});

test('a section with fewer claims than it had, and one without a minimum', () => {
  expect(mistakes([])).toEqual(['section 2 has 0 claims, and had 1']);
  expect(mistakes([claim, '- `3.a` More'], `${tag} 3.a`, runningTest)).toEqual([
    'section 3 has no least number of claims',
  ]);
});

test('the table has each claim with its tests, and the totals', () => {
  const claims = parseClaims([claim, '- `2.a` A toast. No test: replaced.'].join('\n'));
  expect(claimsTable(claims, proofsById(evidence(tag, runningTest)))).toBe(
    [
      '2.login.button: Has a button "Inloggen", en "Log in"',
      `    ${file} › the login form`,
      '2.a: A toast.',
      '    no test: replaced.',
      '1 claims are proven by 1 tests; 1 say why they have none',
    ].join('\n'),
  );
});
