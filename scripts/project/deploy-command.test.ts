import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { inProject, nodeBinary } from '#build/project.ts';

/** Each run is a process, on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

/** The command itself, for the project of the example. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(nodeBinary, [inProject('scripts', 'deploy.ts'), ...args], {
    cwd: inProject(),
    encoding: 'utf8',
    // Neither credentials nor a network: a dry run asks nobody.
    env: { PATH: process.env['PATH'], HTTPS_PROXY: 'http://127.0.0.1:9', GOOGLE_APPLICATION_CREDENTIALS: '/dev/null' },
  });
  return { status, stdout, stderr };
}

test('a dry run prints the calls and commands of every step, and needs no credentials', () => {
  const { status, stdout } = run('--project', 'example', '--dry-run');
  expect(status).toBe(0);
  const steps = stdout.split('\n').filter((line) => line.startsWith('— '));
  expect(steps.map((line) => line.slice(2))).toEqual([
    ...['services', 'firestore', 'settings', 'secrets', 'functions', 'hosting'],
  ]);
  expect(stdout).toContain('firebase functions:secrets:set SMTP_URL');
});

test('an unknown step, or a project without a file, is refused before anything is asked', () => {
  expect(run('--project', 'example', '--only', 'everything')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no step "everything"') as string,
  });
  expect(run('--project', 'unknown', '--dry-run').status).toBe(1);
});
