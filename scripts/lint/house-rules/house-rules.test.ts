import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import plugin from '../plugin.ts';
import { codeCases, exceptions } from './code-cases.ts';
import { allowedImports, refusedImports } from './import-cases.ts';
import { type Finding, lintFiles } from './lint-files.ts';
import { typeCases } from './type-cases.ts';

const roomImports = 'house(room-imports)';
const cases = [...codeCases, ...typeCases];

/** All cases are linted in one run, each in its own file: `src/app/a.tsx` becomes `src/app/a-12.tsx`. */
const files: Record<string, string> = {
  'src/lib/clock.ts': 'export interface Clock {\n  readonly now: () => Date;\n}',
  'src/lib/circle.ts':
    "import type { Round } from './round.ts';\nexport interface Circle {\n  readonly round: Round | null;\n}",
};
let findings: ReadonlyMap<string, readonly Finding[]>;

function plant(at: string, code: string): string {
  const file = at.replace(/(^|\/)a(\.)/, `$1a-${Object.keys(files).length}$2`);
  if (file in files) throw new Error(`two cases stand at ${file}`);
  files[file] = code;
  return file;
}

const importing = (names: string): string => `import type { It } from '${names}';\nexport type Same = It;\n`;

const refused = [
  ...refusedImports.map(({ from, names, says }) => ({
    title: `${from} imports ${names}`,
    file: plant(from, importing(names)),
    rule: roomImports,
    says,
  })),
  ...cases.flatMap(({ rule, at, refused: codes, says = '' }) =>
    codes.map((code) => ({ title: `${at}: ${code}`, file: plant(at, code), rule, says })),
  ),
];

const fine = [
  ...allowedImports.map(([from, names]) => ({
    title: `${from} imports ${names}`,
    file: plant(from, importing(names)),
    rule: roomImports,
  })),
  ...cases.flatMap(({ rule, at, fine: codes }) =>
    codes.map((code) => ({ title: `${at}: ${code}`, file: plant(at, code), rule })),
  ),
];

const free = exceptions.map(({ at, code }) => ({ title: `${at}: ${code}`, file: plant(at, code) }));

beforeAll(async () => {
  findings = await lintFiles(files);
}, 60_000);

const of = (file: string): readonly Finding[] => findings.get(file) ?? [];

describe('rejects', () => {
  test.each(refused)('$rule $title', ({ file, rule, says }) => {
    const messages = of(file)
      .filter((finding) => finding.rule === rule)
      .map(({ message }) => message);
    expect(messages, JSON.stringify(of(file))).not.toEqual([]);
    expect(messages.join('\n')).toContain(says);
  });
});

describe('accepts', () => {
  test.each(fine)('$rule $title', ({ file, rule }) => {
    expect(of(file).filter((finding) => finding.rule === rule)).toEqual([]);
  });

  test.each(free)('$title', ({ file }) => {
    expect(of(file)).toEqual([]);
  });
});

describe('the list of rules', () => {
  test('every rule of the project is enabled and has a case here', async () => {
    const config = z
      .object({ rules: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(await readFile(inProject('.oxlintrc.json'), 'utf8')));
    for (const name of Object.keys(plugin.rules)) {
      expect(config.rules[`house/${name}`], name).toBe('error');
      expect(codeCases.map(({ rule }) => rule)).toContain(`house(${name})`);
    }
  });
});
