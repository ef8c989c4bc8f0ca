import { createServer } from 'node:net';
import { isReachable } from './port-probe.ts';
import { reservePort } from './reserved-ports.ts';

/** The public ports of the local stack (design.md decision 13). */
export interface Ports {
  readonly app: number;
  readonly auth: number;
  readonly firestore: number;
  readonly functions: number;
  /** The page of sent mails, and the SMTP server that receives them. */
  readonly mail: number;
  readonly smtp: number;
  /** The Stripe stand-in: its API and its payment page. */
  readonly stripe: number;
}

export const defaultPorts: Ports = {
  app: 5000,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  mail: 1080,
  smtp: 1025,
  stripe: 12_111,
};

export const portNames: Readonly<Record<keyof Ports, string>> = {
  app: 'the app',
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  functions: 'the Functions emulator',
  mail: 'the mail page',
  smtp: 'the mail server',
  stripe: 'the payment page',
};

/** Ports from 1024 on that browsers and Node's fetch block (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

export function blockedAmong(ports: Ports): number[] {
  return Object.values<number>({ ...ports }).filter((port) => blockedPorts.has(port));
}

export function shiftPorts(ports: Ports, offset: number): Ports {
  return {
    app: ports.app + offset,
    auth: ports.auth + offset,
    firestore: ports.firestore + offset,
    functions: ports.functions + offset,
    mail: ports.mail + offset,
    smtp: ports.smtp + offset,
    stripe: ports.stripe + offset,
  };
}

const loopback = '127.0.0.1';

async function listen(port: number) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: loopback, port, exclusive: true }, resolve);
  });
  return server;
}

/** Finds free ports and reserves them for this process and what it starts: no two local Firebases choose the same. */
export async function freePortNumbers(count: number): Promise<number[]> {
  const numbers: number[] = [];
  while (numbers.length < count) numbers.push(await reservePort(isPortTaken));
  return numbers;
}

export async function freePorts(): Promise<Ports> {
  const [app = 0, auth = 0, firestore = 0, functions = 0, mail = 0, smtp = 0, stripe = 0] = await freePortNumbers(7);
  return { app, auth, firestore, functions, mail, smtp, stripe };
}

/** True when the port cannot be bound, or accepts connections on either loopback address. */
export async function isPortTaken(port: number): Promise<boolean> {
  const answered = await Promise.all([isReachable(loopback, port), isReachable('::1', port)]);
  if (answered.includes(true)) return true;
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
    return false;
  } catch {
    return true;
  }
}
