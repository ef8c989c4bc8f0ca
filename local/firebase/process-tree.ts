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

/** The parent from a /proc/<pid>/stat line; the program's name may hold spaces and brackets. */
export function parentFromStat(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Every process of this machine. @throws where there is no /proc. */
export const runningPids = async (): Promise<number[]> =>
  (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);

/** All that a process has started, and they in turn. Empty where there is no /proc. */
export async function descendantsOf(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const pid of await runningPids().catch(() => [])) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    if (stat !== null) parents.set(pid, parentFromStat(stat));
  }
  const found: number[] = [];
  const queue = [root];
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    const children = [...parents].filter(([, parent]) => parent === current).map(([pid]) => pid);
    found.push(...children);
    queue.push(...children);
  }
  return found;
}

/** Waits until none of these processes is left. @returns those that are left when patience ends. */
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
      // It is gone already, which is all we want.
    }
  }
}
