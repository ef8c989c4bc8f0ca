import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDirectory, wipeDataDirectory } from './data-directory.ts';
import { inProject, nodeBinary } from '../build/project.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'madelief-lock-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

/** Starts a process that takes the lock and runs until it is killed. */
async function holder() {
  const program = `const { lockDataDirectory } = await import(${JSON.stringify(inProject('local', 'data-directory.ts'))});
    await lockDataDirectory(${JSON.stringify(directory)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const child = spawn(nodeBinary, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a running stack locks its data until it ends', async () => {
  const child = await holder();
  try {
    await writeFile(path.join(directory, 'journal'), 'data');
    await expect(lockDataDirectory(directory)).rejects.toThrow(`process ${child.pid}`);
    await expect(wipeDataDirectory(directory)).rejects.toThrow('running already');
    expect(await readdir(directory)).toContain('journal');
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  expect((await lockDataDirectory(directory)).lastWasKilled).toBe(true);
});

test('a later process with a reused pid does not hold the lock', async () => {
  await writeFile(path.join(directory, 'running.pid'), `${process.ppid}\nThu Jan  1 00:00:00 1970`);
  expect((await lockDataDirectory(directory)).lastWasKilled).toBe(true);
});

test('releasing removes the lock file; wiping removes the directory', async () => {
  const lock = await lockDataDirectory(directory);
  expect(lock.lastWasKilled).toBe(false);
  await lock.release();
  expect(await readdir(directory)).toEqual([]);
  await writeFile(path.join(directory, 'journal'), 'data');
  await wipeDataDirectory(directory);
  await expect(readdir(directory)).rejects.toThrow('ENOENT');
});
