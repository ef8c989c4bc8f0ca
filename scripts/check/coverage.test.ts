import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject, projectRoot } from '#build/project.ts';
import { mistakesIn } from './coverage-mistakes.ts';
import { coverageRows } from './coverage-table.ts';
import { textsIn } from './coverage-texts.ts';
import { type NamedTest, testsIn } from './coverage-titles.ts';

const read = (file: string): string => readFileSync(inProject(file), 'utf8');

const textsOf = (...patterns: string[]): ReadonlySet<string> =>
  new Set(globSync(patterns, { cwd: projectRoot }).flatMap((file) => textsIn(read(file))));

/** A file stands in many rows and is read once. */
const tests = new Map<string, readonly NamedTest[] | null>();

function testsOf(file: string): readonly NamedTest[] | null {
  const known = tests.get(file);
  if (known !== undefined) return known;
  const found = existsSync(inProject(file)) ? testsIn(read(file), file.endsWith('.tsx') ? 'tsx' : 'ts') : null;
  tests.set(file, found);
  return found;
}

test('docs/coverage.md names tests that are there and texts that the product says', { timeout: 30_000 }, () => {
  const evidence = {
    testsIn: testsOf,
    texts: {
      nl: textsOf('src/i18n/nl/*.ts', 'functions/src/mail/texts/nl.ts'),
      en: textsOf('src/i18n/en/*.ts', 'functions/src/mail/texts/en.ts'),
    },
    leastRows: { 2: 150, 4: 67, 5: 65, 6: 6, 7: 32, 8: 76, 9: 42 },
  };
  expect(mistakesIn(coverageRows(read('docs/coverage.md')), evidence)).toEqual([]);
});
