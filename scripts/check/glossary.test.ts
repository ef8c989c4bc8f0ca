import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject, projectRoot } from '#build/project.ts';

/** The names in the third column of the glossary; "(planned)" marks those of later work. */
function namesIn(page: string): { readonly name: string; readonly planned: boolean }[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...(line.split('|')[3] ?? '').matchAll(/`([^`]+)`( \(planned\))?/g)])
    .map(([, name = '', mark]) => ({ name, planned: mark !== undefined }));
}

const files = globSync('{src,functions/src,local}/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) => !/\.test\.tsx?$|^src\/i18n\//.test(file),
);

/** Code without its comments: a name that occurs only in a comment does not exist. */
const code = files
  .map((file) => readFileSync(inProject(file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

const fileNames = new Set(files.map((file) => path.basename(file)));

const exists = (name: string): boolean =>
  fileNames.has(name) || new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`).test(code);

describe('docs/glossary.md', () => {
  const names = namesIn(readFileSync(inProject('docs/glossary.md'), 'utf8'));

  test('names what exists in the code, and marks what does not exist yet', () => {
    expect(names.filter(({ planned }) => !planned).map(({ name }) => name)).toContain('OutboxItem');
    expect(names.filter(({ name, planned }) => exists(name) === planned)).toEqual([]);
  });

  test('has one line per term and name', () => {
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });
});
