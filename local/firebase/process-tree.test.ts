import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { nodeBinary } from '#build/project.ts';
import { descendantsOf, isAlive, parentFromStat, signal, waitUntilGone } from './process-tree.ts';

test('finds a grandchild, and knows when all are gone', async () => {
  const grandchild = 'setInterval(() => undefined, 1000)';
  const program = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { detached: true });
    console.log('up'); ${grandchild}`;
  const child = spawn(nodeBinary, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  const family = [pid, ...(await descendantsOf(pid))];
  expect(family).toHaveLength(2);
  expect(await waitUntilGone(family, 100)).toEqual(family);
  signal(family, 'SIGKILL');
  await once(child, 'exit');
  expect(await waitUntilGone(family, 5_000)).toEqual([]);
  expect(family.some(isAlive)).toBe(false);
});

test('reads the parent of a program whose name has brackets and spaces', () => {
  expect(parentFromStat('42 (odd) name) S 7 42 42 0')).toBe(7);
});
