import type { CoverageRow } from './coverage-table.ts';
import { sayVariablesAlike } from './coverage-texts.ts';
import type { NamedTest } from './coverage-titles.ts';

/** What the rows are held against. */
export interface Evidence {
  /** @returns null when there is no such file. */
  readonly testsIn: (file: string) => readonly NamedTest[] | null;
  /** With every variable as `{}`. */
  readonly texts: Readonly<Record<'nl' | 'en', ReadonlySet<string>>>;
  /** How many rows a section has at least: a row that is dropped must be dropped here as well. */
  readonly leastRows: Readonly<Record<number, number>>;
}

function mistakeIn({ file, title }: CoverageRow['tests'][number], { testsIn }: Evidence): string | null {
  const tests = testsIn(file);
  if (tests === null) return `no file ${file}`;
  const found = tests.filter((test) => test.title === title);
  if (found.length === 0) return `no test "${title}" in ${file}`;
  return found.every(({ runs }) => runs) ? null : `"${title}" in ${file} does not run`;
}

function mistakesInRow({ claim, tests, texts }: CoverageRow, evidence: Evidence): string[] {
  const unsaid = texts.filter(({ language, text }) => !evidence.texts[language].has(sayVariablesAlike(text)));
  return [
    ...(claim === '' ? ['a row without a claim'] : []),
    ...(tests.length === 0 ? ['no test'] : []),
    ...tests.map((test) => mistakeIn(test, evidence)).filter((mistake) => mistake !== null),
    ...unsaid.map(({ language, text }) => `nothing says "${text}" (${language})`),
  ].map((mistake) => `${claim}: ${mistake}`);
}

/** @returns what is wrong with the page, in words; nothing when every row is true as far as a machine can tell. */
export function mistakesIn(rows: readonly CoverageRow[], evidence: Evidence): string[] {
  const claims = rows.map(({ section, claim }) => `${section}: ${claim.toLowerCase().replaceAll(/\W+/g, ' ')}`);
  const twice = rows.filter((_, index) => claims.indexOf(claims[index] ?? '') !== index);
  const short = Object.entries(evidence.leastRows)
    .map(([section, least]) => ({
      section,
      least,
      there: rows.filter((row) => row.section === Number(section)).length,
    }))
    .filter(({ least, there }) => there < least);
  const unknown = rows.filter(({ section }) => evidence.leastRows[section] === undefined);
  return [
    ...rows.flatMap((row) => mistakesInRow(row, evidence)),
    ...twice.map(({ claim }) => `${claim}: stands there twice`),
    ...unknown.map(({ claim, section }) => `${claim}: nobody counts section ${section}`),
    ...short.map(({ section, least, there }) => `section ${section} has ${there} rows, and had ${least}`),
  ];
}
