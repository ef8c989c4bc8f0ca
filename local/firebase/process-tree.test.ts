import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { nodeBinary } from '#build/project.ts';
import { descendantsOf, endGroup, isAlive, membersOfGroup, readStat, signal, waitUntilGone } from './process-tree.ts';

test('finds a grandchild, and waits until all have ended', async () => {
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
  expect(await waitUntilGone(family, 60_000)).toEqual([]);
  expect(family.some(isAlive)).toBe(false);
});

test('killing a group includes orphans started after it was listed', async () => {
  // Each process starts the next one and exits, like a stack that receives work while it stops.
  const generation = `const [left] = process.argv.slice(1);
    if (Number(left) > 0) {
      const child = require('child_process').spawn(process.execPath, ['-e', process.env.GENERATION, left - 1], { stdio: 'inherit' });
      child.once('spawn', () => process.exit());
    } else { console.log('up'); setInterval(() => undefined, 1000); }`;
  const leader = spawn(nodeBinary, ['-e', generation, '2'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GENERATION: generation },
  });
  await once(leader.stdout, 'data');
  const group = leader.pid ?? 0;
  let left: readonly number[] = [];
  try {
    // The last one may be up before the one that started it is gone.
    await expect.poll(async () => (await membersOfGroup(group)).length, { timeout: 60_000 }).toBe(1);
    expect(await descendantsOf(group)).toEqual([]);
    left = await membersOfGroup(group);
    expect(left).not.toContain(group);
  } finally {
    // Whatever fails, a process that lives on keeps the test runner from ending.
    expect(await endGroup(group, 60_000)).toEqual([]);
  }
  expect(await membersOfGroup(group)).toEqual([]);
  expect(await waitUntilGone(left, 60_000)).toEqual([]);
});

test('a group that has already ended is not an error', async () => {
  const child = spawn(nodeBinary, ['-e', ''], { detached: true, stdio: 'ignore' });
  await once(child, 'exit');
  expect(await endGroup(child.pid ?? 0, 0)).toEqual([]);
});

test('reads a process whose name has brackets and spaces', () => {
  expect(readStat('42 (odd) name) S 7 42 42 0')).toEqual({ parent: 7, group: 42, isZombie: false });
  expect(readStat('43 (node) Z 1 42 42 0')).toEqual({ parent: 1, group: 42, isZombie: true });
});
