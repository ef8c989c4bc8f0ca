import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './firebase/process-tree.ts';

const lockFile = 'running.pid';

/** The start time of a process: pids are reused, so a pid alone does not identify it. */
async function processStartTime(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.trim();
}

type LockHolder = { readonly state: 'none' | 'killed' } | { readonly state: 'running'; readonly pid: number };

async function lockHolder(directory: string): Promise<LockHolder> {
  const text = await readFile(path.join(directory, lockFile), 'utf8').catch(() => null);
  if (text === null) return { state: 'none' };
  const [number = '', began = ''] = text.split('\n');
  const pid = Number(number);
  const same = Number.isInteger(pid) && pid > 0 && isAlive(pid) && (await processStartTime(pid)) === began;
  return same ? { state: 'running', pid } : { state: 'killed' };
}

export interface DataLock {
  /** True when the previous stack on this directory was killed: its processes may still be ending. */
  readonly lastWasKilled: boolean;
  release(): Promise<void>;
}

/**
 * Locks a data directory for this process: two stacks writing to one would corrupt it.
 * @throws Error when a running stack holds the lock.
 */
export async function lockDataDirectory(directory: string): Promise<DataLock> {
  const holder = await lockHolder(directory);
  if (holder.state === 'running' && holder.pid !== process.pid) {
    throw new Error(
      `Madelief is running already on the data in ${directory} (process ${holder.pid}).\nStop it first: kill ${holder.pid}`,
    );
  }
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, lockFile), `${process.pid}\n${await processStartTime(process.pid)}`);
  return {
    lastWasKilled: holder.state === 'killed',
    release: () => rm(path.join(directory, lockFile), { force: true }),
  };
}

/** Deletes a data directory. @throws Error when a running stack holds its lock. */
export async function wipeDataDirectory(directory: string): Promise<void> {
  const lock = await lockDataDirectory(directory);
  await lock.release();
  await rm(directory, { recursive: true, force: true });
}
