import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inProject, nodeBinary } from '#build/project.ts';
import { waitUntilGone } from './process-tree.ts';

/** Starts a process that would run forever, reports its pid, and is killed before that process has loaded anything. */
const parent = `
  const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: process.env.GUARD },
  });
  console.log(child.pid);
  child.once('spawn', () => process.kill(process.pid, 'SIGKILL'));`;

test('a process ends when its parent was killed before the guard was loaded', async () => {
  const guard = `--import=${pathToFileURL(inProject('local', 'firebase', 'parent-guard.ts')).href}`;
  const child = spawn(nodeBinary, ['-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GUARD: guard },
  });
  const [chunk] = await once(child.stdout, 'data');
  expect(await waitUntilGone([Number(chunk)], 60_000)).toEqual([]);
});
