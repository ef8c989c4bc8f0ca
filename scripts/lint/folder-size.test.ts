import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#build/project.ts';

/** More than this and a folder no longer shows what it is about. */
const maxFiles = 25;

/** Numbered entries, read by number. */
const exempt = ['docs/decisions'];

test(`no folder has more than ${maxFiles} files beside its tests`, () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).split('\n');
  const counts = new Map<string, number>();
  for (const file of files) {
    if (file === '' || /\.test\.tsx?$/.test(file)) continue;
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const tooLarge = [...counts].filter(([folder, count]) => count > maxFiles && !exempt.includes(folder));
  expect(tooLarge).toEqual([]);
});
