import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOnce } from '#tests/browser/packaged-chromium.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'madelief-fill-'));
});

afterAll(() => rm(parent, { recursive: true, force: true }));

/** Writes half of the file, lets others go on, and writes the rest. */
async function slowly(staging: string): Promise<void> {
  await writeFile(path.join(staging, 'program'), 'half');
  await new Promise((resolve) => setImmediate(resolve));
  await writeFile(path.join(staging, 'program'), 'whole');
}

test('a folder that several fill at once is whole for each of them, and nothing else is left', async () => {
  const folder = path.join(parent, 'shared');
  const read = async () => {
    await fillOnce(folder, slowly);
    return readFile(path.join(folder, 'program'), 'utf8');
  };
  expect(await Promise.all([read(), read(), read()])).toEqual(['whole', 'whole', 'whole']);
  expect(await readdir(parent)).toEqual(['shared']);
});

test('a folder that could not be filled is not there, and can be filled later', async () => {
  const folder = path.join(parent, 'later');
  const fails = () => Promise.reject(new Error('the disk is full'));
  await expect(fillOnce(folder, fails)).rejects.toThrow('the disk is full');
  await fillOnce(folder, slowly);
  expect(await readFile(path.join(folder, 'program'), 'utf8')).toBe('whole');
});
