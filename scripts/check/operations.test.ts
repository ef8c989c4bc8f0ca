import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject, projectRoot } from '#build/project.ts';

const sources = globSync('functions/src/**/*.ts', { cwd: projectRoot })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(inProject(file), 'utf8'));

/** Every call, so that an event that is no plain text is noticed too. */
const calls = sources.flatMap((text) =>
  [...text.matchAll(/\blog\.error\(\s*([^,)]+)/g)].map(([, event = '']) => event),
);
const logged = new Set(calls.map((event) => event.replaceAll("'", '')));

const rows = [...readFileSync(inProject('docs/operations.md'), 'utf8').matchAll(/^\| `([^`]+)` +\|(.+)\|$/gm)];

test('each error that the functions log stands in docs/operations.md, with what to do, and no other does', () => {
  expect(calls.filter((event) => !/^'[^']+'$/.test(event))).toEqual([]);
  expect(rows.map(([, event]) => event).toSorted()).toEqual([...logged].toSorted());
  for (const [, , rest = ''] of rows) expect(rest.split('|').every((cell) => cell.trim().length > 10)).toBe(true);
});
