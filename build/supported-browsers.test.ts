import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import viteConfig from '../vite.config.ts';
import { inProject, projectRoot } from './project.ts';
import { buildTargets, oldestVersions } from './supported-browsers.ts';

/**
 * Newer than the oldest versions, and known to TypeScript's DOM library all the same. Of JavaScript's own library the
 * compiler refuses what is newer (`lib` is ES2023).
 */
const tooNew = [
  /\bURL\.canParse\b/,
  /\bURL\.parse\b/,
  /\bAbortSignal\.any\b/,
  /\bscrollend\b/,
  /\b(?:show|hide|toggle)Popover\b/,
  /\bpopover(?:target)?=/i,
  /\bstartViewTransition\b/,
  /\bcheckVisibility\b/,
  /\bcookieStore\b/,
  /@scope\b/,
  /\blight-dark\(/,
  /\bfield-sizing\b/,
];

const sources = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter((file) => !/\.test\.tsx?$/.test(file));

test('is what the app is built for', () => {
  expect(viteConfig.build?.target).toEqual(buildTargets);
});

test('is what the page for people says', () => {
  const page = readFileSync(inProject('docs', 'browsers.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (Safari|iOS|Chrome|Edge|Firefox)\b[^|]*\| ([\d.]+) /gm)];
  expect(Object.fromEntries(rows.map(([, name = '', version]) => [name.toLowerCase(), version]))).toEqual(
    oldestVersions,
  );
});

describe('nothing newer is used', () => {
  test.each(tooNew.map((pattern) => ({ pattern })))('$pattern', ({ pattern }) => {
    expect(sources.length).toBeGreaterThan(100);
    const users = sources.filter((file) =>
      readFileSync(inProject(file), 'utf8')
        .split('\n')
        .some((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && pattern.test(line)),
    );
    expect(users).toEqual([]);
  });

  test('the compiler knows no later JavaScript', () => {
    for (const file of [
      'tsconfig.base.json',
      'src/tsconfig.json',
      'src/domain/tsconfig.json',
      'src/pwa/service-worker/tsconfig.json',
    ]) {
      const { compilerOptions } = JSON.parse(readFileSync(inProject(file), 'utf8')) as {
        compilerOptions?: { lib?: string[] };
      };
      const libraries = (compilerOptions?.lib ?? []).filter((name) => name.startsWith('ES'));
      expect(libraries.filter((name) => name > 'ES2023')).toEqual([]);
    }
  });
});
