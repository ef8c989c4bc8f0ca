import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePortNumbers } from './ports.ts';
import { reservePort } from './reserved-ports.ts';

const script = `
  import { freePortNumbers } from ${JSON.stringify(new URL('./ports.ts', import.meta.url).href)};
  console.log(JSON.stringify(await freePortNumbers(Number(process.argv[1]))));
  await new Promise((resolve) => process.stdin.once('end', resolve).resume());`;

/** Chosen at random alone, two of them would have some thirty ports in common. */
const processes = 4;
const portsOfEach = 250;

test('processes that choose ports in the same second choose different ones', { timeout: 120_000 }, async () => {
  const children = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', script, String(portsOfEach)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const chosen = await Promise.all(
    children.map(async ({ stdout }) => {
      let text = '';
      for await (const chunk of stdout) {
        text += String(chunk);
        if (text.endsWith('\n')) break;
      }
      return JSON.parse(text) as number[];
    }),
  );
  for (const child of children) child.stdin.end();
  await Promise.all(children.map((child) => once(child, 'exit')));
  expect(chosen.flat()).toHaveLength(processes * portsOfEach);
  expect(new Set(chosen.flat()).size).toBe(processes * portsOfEach);
});

test('a process never chooses a port twice, nor one that a server has', async () => {
  const server = createServer();
  const [taken = 0] = await freePortNumbers(1);
  server.listen(taken, '127.0.0.1');
  await once(server, 'listening');
  const asked: number[] = [];
  const found = await reservePort((port) => {
    asked.push(port);
    return Promise.resolve(asked.length < 3);
  });
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);
  expect(asked.at(-1)).toBe(found);
  expect(asked).not.toContain(taken);
  server.close();
});
