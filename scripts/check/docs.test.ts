import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject, projectRoot } from '#build/project.ts';
import { rooms } from '../lint/rooms.ts';

/** Every page that names scripts and files. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync(['docs/**/*.md', 'local/**/README.md'], { cwd: projectRoot }),
];

const read = (file: string): string => readFileSync(inProject(file), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** Generated files: missing in a fresh clone. */
const generated = read('.gitignore')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''))
  .filter((line) => line !== '');

const isGenerated = (file: string): boolean => generated.some((name) => file === name || file.startsWith(`${name}/`));

/** The npm scripts that a page names: `npm run check -- types` is `check`. */
function namedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '');
}

/** Paths from the root in `code` or in a code block. `src/features/<name>` exists if `src/features` does. */
function namedPaths(text: string): string[] {
  const code = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, inline]) => block ?? inline ?? '',
  );
  const top =
    /(?<![\w/.#$-])(?:(?:src|functions|local|build|tests|scripts|docs|public|\.ci)\/[\w./<>*@-]*|[\w.-]+\.(?:json|rules|config\.ts))/g;
  return code
    .flatMap((text) => text.match(top) ?? [])
    .map((found) => found.replace(/\/?[<*…].*$/, '').replace(/[/.]+$/, ''))
    .filter((found) => found !== '' && !isGenerated(found));
}

/** Targets of Markdown links within the repository. */
function linkedPaths(text: string, page: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(page), target));
}

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('names npm scripts that exist', () => {
    expect(namedScripts(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('names files and folders that exist', () => {
    const own = path.dirname(page);
    const isThere = (file: string): boolean => existsSync(inProject(file)) || existsSync(inProject(own, file));
    expect(namedPaths(text).filter((file) => !isThere(file))).toEqual([]);
  });

  test('links to what exists', () => {
    expect(linkedPaths(text, page).filter((file) => !existsSync(inProject(file)))).toEqual([]);
  });
});

test('scripts, paths and links are recognised', () => {
  expect(pages).toContain('docs/architecture.md');
  expect(namedScripts(read('README.md'))).toContain('start');
  expect(namedPaths(read('docs/architecture.md'))).toContain('src/sync/engine/drain.ts');
  expect(linkedPaths(read('docs/architecture.md'), 'docs/architecture.md')).toContain('local/firestore/README.md');
  expect(namedPaths('`src/nowhere/at-all.ts`')).toEqual(['src/nowhere/at-all.ts']);
});

describe('every npm script leads to a file that exists', () => {
  const runner = read('scripts/run.mjs');

  test.each(Object.entries(scripts))('%s', (_name, command) => {
    const [, target = ''] = /^node scripts\/run\.mjs ([\w:]+)$/.exec(command) ?? [];
    const [, file = ''] = new RegExp(`^  '?${target}'?: \\[\\['([^']+)'`, 'm').exec(runner) ?? [];
    expect([command, file, existsSync(inProject(file)) && file !== '']).toEqual([command, file, true]);
  });
});

describe('the table of rooms in docs/architecture.md', () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| `([^`]+)` +\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)];
  const names = (cell: string | undefined): string[] =>
    [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

  test('has a row for each room with import limits', () => {
    const walled = rooms.filter((room) => room.mayImport !== 'anything').map((room) => room.name);
    expect(rows.map(([, room]) => room)).toEqual(walled);
  });

  test.each(rows.map(([, room, , mayImport, packages]) => ({ room, mayImport, packages })))(
    '$room: matches the linter',
    ({ room, mayImport, packages }) => {
      const checked = rooms.find(({ name }) => name === room);
      expect(names(mayImport)).toEqual(checked?.mayImport);
      expect(packages?.trim() === 'anything' ? 'anything' : names(packages)).toEqual(checked?.packages);
    },
  );
});

describe('docs/decisions', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: projectRoot }).map((file) => path.basename(file));

  test('are numbered, each number once', () => {
    for (const name of decisions) expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(new Set(decisions.map((name) => name.slice(0, 4))).size).toBe(decisions.length);
  });

  test.each(decisions)('%s has its number in its title, and a status', (name) => {
    const [title = '', , status = ''] = read(`docs/decisions/${name}`).split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
    expect(status).toMatch(/^Status: (?:accepted|superseded by \d{4}), \d{4}-\d{2}-\d{2}$/);
    const [, successor] = /superseded by (\d{4})/.exec(status) ?? [];
    if (successor !== undefined) expect(decisions.map((other) => other.slice(0, 4))).toContain(successor);
  });
});
