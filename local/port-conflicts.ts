import { setTimeout as sleep } from 'node:timers/promises';
import { findPortOwner, type PortOwner } from './port-owner.ts';
import { isPortTaken, portNames, type Ports } from './ports.ts';

interface PortConflict {
  readonly name: keyof Ports;
  readonly port: number;
  readonly owner: PortOwner | null;
}

const maxCommandLength = 100;

function describe({ name, port, owner }: PortConflict): string {
  const who = owner === null ? 'another program' : `process ${owner.pid}: ${owner.command.slice(0, maxCommandLength)}`;
  return `  Port ${port}, meant for ${portNames[name]}, is in use by ${who}`;
}

/** The error message for ports in use: which, by which process, and how to resolve it. */
export function explainPortConflicts(taken: readonly PortConflict[], platform: NodeJS.Platform): string {
  const pids = [...new Set(taken.flatMap(({ owner }) => owner?.pid ?? []))];
  const stop =
    pids.length > 0 ? `  - stop that program:            kill ${pids.join(' ')}` : '  - stop the program that uses it';
  // macOS uses port 5000 for its AirPlay Receiver.
  const airPlay =
    platform === 'darwin' && taken.some(({ port }) => port === 5000)
      ? ['  - on macOS this is often AirPlay: System Settings, General, AirDrop & Handoff, AirPlay Receiver: off']
      : [];
  return [
    'Madelief cannot start: a port that it needs is taken.',
    ...taken.map(describe),
    'What you can do:',
    stop,
    ...airPlay,
    '  - or use other ports:           npm start -- --port-offset 100',
  ].join('\n');
}

async function portsInUse(ports: Ports): Promise<readonly (keyof Ports)[]> {
  const names = Object.keys(ports) as (keyof Ports)[];
  const taken = await Promise.all(names.map((name) => isPortTaken(ports[name])));
  return names.filter((_, index) => taken[index]);
}

/**
 * @param timeoutMs how long to wait for ports in use to be released.
 * @throws Error with the explanation when a port stays in use.
 */
export async function assertPortsFree(ports: Ports, timeoutMs: number): Promise<void> {
  const stepMs = 250;
  let taken = await portsInUse(ports);
  for (let waited = 0; taken.length > 0 && waited < timeoutMs; waited += stepMs) {
    await sleep(stepMs);
    taken = await portsInUse(ports);
  }
  if (taken.length === 0) return;
  const described = taken.map(async (name) => ({ name, port: ports[name], owner: await findPortOwner(ports[name]) }));
  throw new Error(explainPortConflicts(await Promise.all(described), process.platform));
}
