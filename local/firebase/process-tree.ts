import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface ProcessStat {
  readonly parent: number;
  readonly group: number;
  /** Exited but not yet reaped by its parent. */
  readonly isZombie: boolean;
}

/** Parses a /proc/<pid>/stat line; the program's name can contain spaces and brackets. */
export function readStat(stat: string): ProcessStat {
  const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(parent), group: Number(group), isZombie: state === 'Z' };
}

/** Every process of this machine. @throws where there is no /proc. */
export const runningPids = async (): Promise<number[]> =>
  (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);

/** Empty without /proc. */
async function readStats(): Promise<Map<number, ProcessStat>> {
  const stats = new Map<number, ProcessStat>();
  for (const pid of await runningPids().catch(() => [])) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    if (stat !== null) stats.set(pid, readStat(stat));
  }
  return stats;
}

/** The descendants of a process. Empty without /proc. */
export async function descendantsOf(root: number): Promise<number[]> {
  const stats = await readStats();
  const found: number[] = [];
  const queue = [root];
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    const children = [...stats].filter(([, { parent }]) => parent === current).map(([pid]) => pid);
    found.push(...children);
    queue.push(...children);
  }
  return found;
}

/**
 * The live processes of a group, including those whose parent has exited. A group's id is the pid of the process that
 * was started `detached`. Empty without /proc.
 */
export async function membersOfGroup(group: number): Promise<number[]> {
  return [...(await readStats())].flatMap(([pid, stat]) => (stat.group === group && !stat.isZombie ? [pid] : []));
}

/**
 * Kills a group whose leader has exited. A member can start another process while the group is listed, so the whole
 * group is signalled until it is empty. @returns the processes that are left after the timeout.
 */
export async function endGroup(group: number, timeoutMs: number): Promise<number[]> {
  // kill(2) interprets 0 as the caller's own group and -1 as all processes.
  if (!(group > 1)) throw new RangeError(`${group} is no group that was started here`);
  const stepMs = 50;
  for (let waited = 0; ; waited += stepMs) {
    signal([-group], 'SIGKILL');
    const left = await membersOfGroup(group);
    if (left.length === 0 || waited >= timeoutMs) return left;
    await sleep(stepMs);
  }
}

/** Waits until these processes have exited. @returns those that are left after the timeout. */
export async function waitUntilGone(pids: readonly number[], timeoutMs: number): Promise<number[]> {
  const stepMs = 50;
  for (let waited = 0; waited < timeoutMs; waited += stepMs) {
    if (!pids.some(isAlive)) return [];
    await sleep(stepMs);
  }
  return pids.filter(isAlive);
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has already exited.
    }
  }
}
