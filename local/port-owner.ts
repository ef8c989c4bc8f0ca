import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { runningPids } from './firebase/process-tree.ts';

export interface PortOwner {
  readonly pid: number;
  readonly command: string;
}

const listening = '0A';

/** Linux: socket inodes from a /proc/net/tcp table. */
export function listeningInodes(table: string, port: number): string[] {
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === listening && Number.parseInt(local?.split(':')[1] ?? '', 16) === port)
    .flatMap((columns) => columns[9] ?? []);
}

async function holdsInode(pid: number, inodes: ReadonlySet<string>): Promise<boolean> {
  const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  return targets.some((target) => inodes.has(/^socket:\[(\d+)\]$/.exec(target)?.[1] ?? ''));
}

async function ownerFromProc(port: number): Promise<PortOwner | null> {
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  const inodes = new Set(tables.flatMap((table) => listeningInodes(table, port)));
  if (inodes.size === 0) return null;
  for (const pid of await runningPids()) {
    if (await holdsInode(pid, inodes)) {
      const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid, command: commandLine.replaceAll('\0', ' ').trim() };
    }
  }
  return null;
}

async function ownerFromLsof(port: number): Promise<PortOwner | null> {
  const { stdout } = await promisify(execFile)('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const pid = /^p(\d+)$/m.exec(stdout)?.[1];
  return pid === undefined ? null : { pid: Number(pid), command: /^c(.+)$/m.exec(stdout)?.[1] ?? '' };
}

/** The process that listens on a port, or null when unknown (another user's process, no lsof). */
export async function findPortOwner(port: number): Promise<PortOwner | null> {
  try {
    return process.platform === 'linux' ? await ownerFromProc(port) : await ownerFromLsof(port);
  } catch {
    return null;
  }
}
