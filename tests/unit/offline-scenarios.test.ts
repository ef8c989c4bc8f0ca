import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '#build/project.ts';

const title = /[`'"]scenario (\d+): \S/g;

async function testFiles(folder: string): Promise<string[]> {
  const entries = await readdir(inProject(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('every scenario of docs/offline-scenarios.md is a test that names its number, and no other is', async () => {
  const listed = [...(await readFile(inProject('docs', 'offline-scenarios.md'), 'utf8')).matchAll(/^\| (\d+) +\|/gm)];
  const files = [...(await testFiles('src/offline')), ...(await testFiles('tests/e2e'))];
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const shown = new Set(sources.flatMap((source) => [...source.matchAll(title)].map((match) => Number(match[1]))));
  const numbers = listed.map((match) => Number(match[1]));
  expect(numbers).toHaveLength(20);
  expect([...shown].sort((a, b) => a - b)).toEqual(numbers);
});
