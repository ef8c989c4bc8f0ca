import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { staffChunkGroups } from '#build/chunks/staff-chunk-groups.ts';
import { inProject } from '#build/project.ts';
import { staffTexts } from '#i18n/nl/staff/texts.ts';

const namespaces = new Set(Object.keys(staffTexts));

const read = (file: string): string => readFileSync(inProject(file), 'utf8');

const namesIn = (text = ''): readonly string[] =>
  [...text.matchAll(/'([^']+)'/g)].flatMap(([, name = '']) => (namespaces.has(name) ? [name] : []));

/** A source that another one names; null for a package. */
function sourceOf(name: string, importer: string): string | null {
  if (name.startsWith('#')) return `src/${name.slice(1)}`;
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(importer), name) : null;
}

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)';/gm;

/** A source and everything that comes with it: what it imports, but not what it loads later. */
function withImports(entry: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, name = ''] of read(entry).matchAll(staticImport)) {
    const source = sourceOf(name, entry);
    if (source !== null && /\.tsx?$/.test(source)) withImports(source, found);
  }
  return found;
}

/** The namespaces that sources take texts from. */
function usedBy(sources: Iterable<string>): ReadonlySet<string> {
  const used = new Set<string>();
  for (const source of sources) {
    const text = read(source);
    for (const [, given] of text.matchAll(/useTranslation\(([^)]*)\)/g))
      namesIn(given).forEach((name) => used.add(name));
    for (const [, name = ''] of text.matchAll(/['"`]([\w-]+):[\w$]/g)) if (namespaces.has(name)) used.add(name);
  }
  return used;
}

const frame = withImports('src/staff.tsx');
const frameTexts = namesIn(/loadStaffTexts\(([^)]*)\)/.exec(read('src/app/staff/staff-app.tsx'))?.[1]);

const part = /\b(?:partLoader|screen)\(\s*async \(\) => \(await import\('([^']+)'\)\)\.(\w+)((?:,\s*'[^']+')*),?\s*\)/g;
const parts = globSync('src/**/*.{ts,tsx}', { cwd: inProject() })
  .map((file) => file.replaceAll(path.sep, '/'))
  .flatMap((file) =>
    [...read(file).matchAll(part)].map(([, name = '', shown = '', texts]) => {
      const source = sourceOf(name, file) ?? '';
      return [shown, source, namesIn(texts)] as const;
    }),
  );

test('the frame of staff loads the texts that it shows, and no others', () => {
  expect([...frameTexts].toSorted()).toEqual([...usedBy(frame)].toSorted());
});

test('the texts of the frame and of the first screen, and no others, are one file of a language', () => {
  const group = staffChunkGroups.find((each) => 'debugName' in each && each.debugName === 'texts');
  const firstScreen = parts.find(([shown]) => shown === 'TodayPage')?.[2] ?? [];
  const files = readFileSync(inProject('src/i18n/nl/staff/texts.ts'), 'utf8').matchAll(
    /^ {2}'?(?<name>[\w-]+)'?: async \(\) => \(await import\('\.\/(?<file>[^']+)'/gm,
  );
  const inFile = [...files].flatMap(({ groups = {} }) =>
    group?.test?.test(inProject(`src/i18n/nl/staff/${groups['file'] ?? ''}`)) ? [groups['name']] : [],
  );
  expect(inFile.toSorted()).toEqual([...frameTexts, ...firstScreen].toSorted());
});

test('every screen and part of staff that is loaded later is known here', () => {
  const calls = globSync('src/**/*.{ts,tsx}', { cwd: inProject() }).flatMap((file) => [
    ...read(file).matchAll(/\b(?:partLoader|screen)\((?!page\b)/g),
  ]);
  expect(parts).toHaveLength(calls.length);
  expect(parts.length).toBeGreaterThan(25);
});

test.each(parts)('%s loads the texts that it shows, and no others', (_shown, source, texts) => {
  const shows = usedBy([...withImports(source)].filter((each) => !frame.has(each)));
  expect([...texts].toSorted()).toEqual([...shows].filter((name) => !frameTexts.includes(name)).toSorted());
});
