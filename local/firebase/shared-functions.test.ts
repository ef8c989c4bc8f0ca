import { EventEmitter } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { shareFunctions } from './shared-functions.ts';
import { functionHeader, sharedTarget, signatureHeader } from './shared-target.ts';

interface Pool {
  refresh(): void;
}

interface Modules {
  readonly FunctionsEmulator: { readonly prototype: object };
  readonly RuntimeWorkerPool: new () => Pool;
}

const require = createRequire(import.meta.url);

/** What happened, in order. */
const events: string[] = [];
/** The calls that have reached the process of the functions and wait for an answer: the function's name, and the answer. */
const calls: (readonly [name: string, response: ServerResponse])[] = [];

/** The emulator asks a process that is starting whether it is ready. */
const isHealthy = (response: ServerResponse): void => {
  response.end();
};
let answerHealth = isHealthy;

const server = createServer(({ url, headers }, response) => {
  if (url === '/__/health') {
    answerHealth(response);
    return;
  }
  events.push(`${String(headers[functionHeader])}: ${String(headers[signatureHeader])}`);
  calls.push([String(headers[functionHeader]), response]);
});

beforeAll(() => {
  shareFunctions(require);
  return new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => void server.close());

/** The emulator's own code around a process that is not one. */
function anEmulator() {
  const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator') as Modules;
  const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker') as Modules;
  const backend = { codebase: 'all', runtime: 'nodejs24', functionsDir: '.', bin: 'node' };
  const aFunction = (entryPoint: string, kind: object) => ({
    ...{ backend, enabled: true },
    def: { id: entryPoint, entryPoint, platform: 'gcfv2', ...kind },
  });
  const triggers = {
    called: aFunction('called', { httpsTrigger: {} }),
    told: aFunction('told', { eventTrigger: { eventType: 'written' } }),
  };
  const pool = new RuntimeWorkerPool();
  const emulator = Object.assign(Object.create(FunctionsEmulator.prototype) as { handleHttpsTrigger: Handle }, {
    args: { projectId: 'demo' },
    logger: { log: () => undefined, logLabeled: () => undefined },
    triggers,
    workerPools: { all: pool },
    getTriggerRecordByKey: (key: keyof typeof triggers) => triggers[key],
    getRuntimeEnvs: (_: unknown, { entryPoint }: { readonly entryPoint: string }) => {
      events.push(`a process starts for ${entryPoint}`);
      return {};
    },
    resolveSecretEnvs: () => Promise.resolve({}),
    startNode: () => {
      const process = Object.assign(new EventEmitter(), {
        kill: () => {
          events.push('a process ends');
          process.emit('exit');
        },
      });
      const { port } = server.address() as AddressInfo;
      return Promise.resolve({ process, events: new EventEmitter(), conn: { httpReqOpts: () => ({ port }) } });
    },
  });
  const call = (name: keyof typeof triggers): Promise<void> => {
    const request = { method: 'POST', url: '/', protocol: 'http', hostname: 'localhost', headers: {} };
    const answer = Object.assign(new PassThrough().resume(), { writeHead: () => undefined });
    return emulator.handleHttpsTrigger({ ...request, params: { trigger_name: name } }, answer);
  };
  return { pool, call };
}

type Handle = (request: object, response: object) => Promise<void>;

/** Answers the call of this function that has waited longest. Which of two connections came first is luck. */
function answer(name: string): void {
  const index = calls.findIndex(([called]) => called === name);
  const [, response] = calls[index] ?? [];
  response?.end();
  if (response !== undefined) calls.splice(index, 1);
}

const whileRunning = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));

afterEach(() => {
  events.length = 0;
  calls.length = 0;
  answerHealth = isHealthy;
});

test('a process that is starting while the functions are read again is waited for', async () => {
  const { pool, call } = anEmulator();
  const asked = new Promise<ServerResponse>((resolve) => {
    answerHealth = resolve;
  });
  const called = call('called');
  const health = await asked;
  pool.refresh();
  health.end();
  await whileRunning(1);
  answer('called');
  await called;
  expect(events).toEqual([`a process starts for ${sharedTarget}`, 'called: http']);
});

test('each call has a connection of its own, which cannot be closed by what ended before', async () => {
  const { call } = anEmulator();
  const sockets = new Set<unknown>();
  for (const name of ['called', 'told'] as const) {
    const answered = call(name);
    await whileRunning(1);
    sockets.add(calls[0]?.[1].socket);
    answer(name);
    await answered;
  }
  expect(sockets.size).toBe(2);
});

test('one process runs every function and several calls at once, and is replaced after the last of them', async () => {
  const { pool, call } = anEmulator();
  const [called, told] = [call('called'), call('told')];
  await whileRunning(2);
  // The emulator reads the functions again.
  pool.refresh();
  const calledLater = call('called');
  await whileRunning(3);
  for (const [name, ended] of [
    ['called', called],
    ['told', told],
    ['called', calledLater],
  ] as const) {
    answer(name);
    await ended;
    events.push(`${name} answered`);
  }
  expect(events.slice(0, 1)).toEqual([`a process starts for ${sharedTarget}`]);
  // Two connections: either may be the first.
  expect(events.slice(1, 3).toSorted()).toEqual(['called: http', 'told: cloudevent']);
  expect(events.slice(3)).toEqual([
    `a process starts for ${sharedTarget}`,
    'called: http',
    'called answered',
    'a process ends',
    'told answered',
    'called answered',
  ]);
});
