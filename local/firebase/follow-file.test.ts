import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { followFile } from './follow-file.ts';

test('follows a file before it exists, while it grows, and after truncation', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'madelief-follow-'));
  const file = path.join(directory, 'log');
  const lines: string[] = [];
  const stop = followFile(file, (line) => lines.push(line));
  const seen = (expected: readonly string[]) => vi.waitFor(() => expect(lines).toEqual(expected), 60_000);
  try {
    await writeFile(file, 'one\ntw');
    await seen(['one']);
    await appendFile(file, 'o\nthree\n');
    await seen(['one', 'two', 'three']);
    await writeFile(file, 'anew\n');
    await seen(['one', 'two', 'three', 'anew']);
  } finally {
    stop();
    await rm(directory, { recursive: true, force: true });
  }
});
