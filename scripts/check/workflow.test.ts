import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject, projectRoot } from '#build/project.ts';

const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { scripts: Record<string, string> };
const files = globSync('.github/workflows/*.yml', { cwd: projectRoot });
const texts = files.map((file) => readFileSync(inProject(file), 'utf8'));
const commands = files.flatMap((file) =>
  [...readFileSync(inProject(file), 'utf8').matchAll(/^ +- run: (.+)$/gm)].map(([, command = '']) => command),
);

test('the workflow tests, and deploys and examines staging, with commands that exist', () => {
  const named = commands.map((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? command);
  expect(named).toEqual(['test', 'deploy', 'doctor']);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('staging is deployed from a tag alone, after the tests, and keeps no key', () => {
  const [text = ''] = texts;
  expect(texts).toHaveLength(1);
  expect(text).toContain("    tags: ['v*']");
  const staging = text.slice(text.indexOf('\n  staging:'));
  expect(staging).toContain("\n    if: startsWith(github.ref, 'refs/tags/v')\n");
  expect(staging).toContain('\n    needs: test\n');
  expect(text.indexOf('npm run deploy')).toBeGreaterThan(text.indexOf('\n  staging:'));
  expect(text).not.toMatch(/secrets\.|credentials_json/);
});
