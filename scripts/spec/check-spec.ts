import { globSync, readFileSync } from 'node:fs';
import { inProject, projectRoot } from '#build/project.ts';
import type { ToolResult } from '../check/run-tool.ts';
import { type Claim, parseClaims } from './claims.ts';
import { claimsTable } from './claims-table.ts';
import { type Evidence, findMistakes, proofsById } from './find-mistakes.ts';
import { textsIn } from './product-texts.ts';
import { readTestFile } from './test-titles.ts';

const lists = ['docs/spec-claims.md', 'docs/staff-claims.md', 'docs/offline-scenarios.md', 'docs/security.md'];

const leastClaims = { 2: 152, 4: 70, 5: 67, 6: 6, 7: 33, 8: 80, 9: 43, offline: 20, staff: 27, security: 60 };

const read = (file: string): string => readFileSync(inProject(file), 'utf8');

const textsOf = (...patterns: string[]): ReadonlySet<string> =>
  new Set(globSync(patterns, { cwd: projectRoot }).flatMap((file) => textsIn(read(file))));

function readTestFiles(): Evidence['files'] {
  const files = globSync('{src,functions/src,local,build,scripts,tests}/**/*.test.{ts,tsx}', { cwd: projectRoot });
  return files
    .sort()
    .map((file) => ({ file, source: read(file) }))
    .filter(({ source }) => /\/\/\s*spec:/.test(source))
    .map(({ file, source }) => ({ file, ...readTestFile(source, file.endsWith('.tsx') ? 'tsx' : 'ts') }));
}

function readClaims(): Claim[] {
  return lists.flatMap((file) => parseClaims(read(file)));
}

/** Compares the claims of the specification with the tags in the test files and the texts of the product. */
export function checkSpec(): Promise<ToolResult & { readonly table: string }> {
  const claims = readClaims();
  const files = readTestFiles();
  const mistakes = findMistakes(claims, {
    files,
    texts: {
      nl: textsOf('src/i18n/nl/{,asking/,payments/,profile/,staff/}*.ts', 'functions/src/mail/texts/nl.ts'),
      en: textsOf('src/i18n/en/{,asking/,payments/,profile/,staff/}*.ts', 'functions/src/mail/texts/en.ts'),
    },
    leastClaims,
  });
  const table = claimsTable(claims, proofsById({ files }));
  return Promise.resolve({
    ok: mistakes.length === 0,
    output: mistakes.join('\n'),
    summary: table.slice(table.lastIndexOf('\n') + 1),
    table,
  });
}
