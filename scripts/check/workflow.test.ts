import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject, projectRoot } from '#build/project.ts';

const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { scripts: Record<string, string> };
const files = globSync('.github/workflows/*.yml', { cwd: projectRoot });
const commands = files.flatMap((file) =>
  [...readFileSync(inProject(file), 'utf8').matchAll(/^ +- run: (.+)$/gm)].map(([, command = '']) => command),
);

test('the workflow tests, and deploys and examines staging, with commands that exist', () => {
  const named = commands.map((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? command);
  expect(named).toEqual(['test', 'deploy', 'doctor']);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
