import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inProject, projectRoot } from './project.ts';

/** Of package.json. */
export function releaseVersion(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(inProject('package.json'), 'utf8'))).version;
}

/** What people read to us on the telephone: the version, and the commit where there is one (`+`: with changes to it). */
export function builtVersion(git = 'git'): string {
  const { status, stdout } = spawnSync(git, ['describe', '--always', '--exclude=*', '--dirty=+'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return status === 0 ? `${releaseVersion()} (${stdout.trim()})` : releaseVersion();
}
