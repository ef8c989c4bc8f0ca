import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inProject, nodeBinary } from '#build/project.ts';

test('a process that is killed leaves its compiled code to the next', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'madelief-compiled-'));
  const preloaded = pathToFileURL(inProject('local', 'firebase', 'keep-compiled-code.ts')).href;
  // Loads a module of a package, and runs for ever, as a function that waits for calls.
  const loaded = inProject('node_modules', 'esbuild', 'lib', 'main.js');
  const child = spawn(nodeBinary, ['-e', `require(${JSON.stringify(loaded)}); setInterval(() => undefined, 1000)`], {
    stdio: 'ignore',
    env: { ...process.env, NODE_COMPILE_CACHE: cache, NODE_OPTIONS: `--import=${preloaded}` },
  });
  onTestFinished(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await rm(cache, { recursive: true, force: true });
  });
  const sizes = async () => (await readdir(cache, { recursive: true })).length;
  await vi.waitFor(async () => expect(await sizes()).toBeGreaterThan(2), { timeout: 60_000, interval: 100 });
});
