/**
 * Preloaded as parent-guard.ts is, and at work in the Firebase CLI. Its Functions emulator starts a process for each function,
 * and another for each call of a function that is busy. Here one process runs all functions and any number of calls,
 * as production runs many calls in one instance (docs/decisions/0150-one-process-for-all-functions.md).
 */
import type { ChildProcess } from 'node:child_process';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { requireOf } from './cli-programs.ts';
import { functionHeader, sharedTarget, signatureHeader } from './shared-target.ts';

interface Trigger {
  readonly entryPoint: string;
}

interface Worker {
  readonly state: string;
  readonly runtime: {
    readonly process: Pick<ChildProcess, 'kill'>;
    readonly conn: { httpReqOpts(): RequestOptions };
  };
  request(...call: unknown[]): Promise<void>;
}

interface Pool {
  addWorker(...given: unknown[]): Worker;
  cleanUpWorkers(): void;
  getTriggerWorkers(): readonly Worker[];
  getKey(): string;
  getIdleWorker(): Worker | undefined;
  refresh(): void;
}

interface Emulator {
  readonly triggers: Readonly<Record<string, { readonly def: Trigger } | undefined>>;
  startRuntime(backend: object, trigger?: object): Promise<unknown>;
  handleHttpsTrigger(request: TriggerRequest, response: unknown): Promise<void>;
}

interface TriggerRequest {
  readonly headers: IncomingHttpHeaders;
  readonly params: { readonly region?: string; readonly trigger_name: string };
}

interface EmulatorModules {
  readonly FunctionsEmulator: { readonly prototype: Emulator };
  readonly RuntimeWorker: { readonly prototype: Worker };
  readonly RuntimeWorkerPool: { readonly prototype: Pool };
  getSignatureType(trigger: Trigger): string;
}

/** What the emulator needs to know of a function to start its process. */
const sharedTrigger = {
  ...{ id: sharedTarget, name: sharedTarget, entryPoint: sharedTarget },
  ...{ platform: 'gcfv2', httpsTrigger: {}, secretEnvironmentVariables: [] },
};

/** A worker takes further calls while it runs some, and one that is replaced ends after the last of its own. */
function shareWorkers({ RuntimeWorker, RuntimeWorkerPool }: EmulatorModules): void {
  const running = new WeakMap<Worker, number>();
  const count = (worker: Worker, change: 1 | -1): number => {
    const now = (running.get(worker) ?? 0) + change;
    running.set(worker, now);
    return now;
  };
  const isReady = ({ state }: Worker) => state === 'IDLE' || state === 'BUSY';
  const replaced = new WeakSet<Worker>();
  const worker = RuntimeWorker.prototype;
  const { request } = worker;
  worker.request = async function (this: Worker, ...call) {
    count(this, 1);
    try {
      await request.apply(this, call);
    } finally {
      if (count(this, -1) === 0 && replaced.has(this)) this.runtime.process.kill();
    }
  };

  const pool = RuntimeWorkerPool.prototype;
  const { addWorker } = pool;
  pool.addWorker = function (this: Pool, ...given) {
    const added = addWorker.apply(this, given);
    const { conn } = added.runtime;
    const httpReqOpts = conn.httpReqOpts.bind(conn);
    // The emulator ends a process to which a request fails. A kept connection fails when the process closes it just then.
    conn.httpReqOpts = () => ({ ...httpReqOpts(), agent: false });
    return added;
  };
  pool.getKey = () => sharedTarget;
  pool.getIdleWorker = function (this: Pool) {
    this.cleanUpWorkers();
    return this.getTriggerWorkers().find((each) => isReady(each) && !replaced.has(each));
  };
  pool.refresh = function (this: Pool) {
    this.cleanUpWorkers();
    // One that is starting stays, as in the emulator: calls wait for it.
    for (const each of this.getTriggerWorkers().filter(isReady)) {
      replaced.add(each);
      if ((running.get(each) ?? 0) === 0) each.runtime.process.kill();
    }
  };
}

/** Starts one process for whichever function is called first, and tells it with each call which function is meant. */
function shareProcess({ FunctionsEmulator, getSignatureType }: EmulatorModules): void {
  const emulator = FunctionsEmulator.prototype;
  const { startRuntime, handleHttpsTrigger } = emulator;
  const starting = new WeakMap<object, Promise<unknown>>();
  emulator.startRuntime = function (this: Emulator, backend) {
    const start =
      starting.get(backend) ??
      startRuntime.call(this, backend, sharedTrigger).finally(() => void starting.delete(backend));
    starting.set(backend, start);
    return start;
  };
  emulator.handleHttpsTrigger = function (this: Emulator, request, response) {
    const { region, trigger_name: name } = request.params;
    const trigger = this.triggers[region === undefined ? name : `${region}-${name}`]?.def;
    if (trigger !== undefined) {
      request.headers[functionHeader] = trigger.entryPoint;
      request.headers[signatureHeader] = getSignatureType(trigger);
    }
    return handleHttpsTrigger.call(this, request, response);
  };
}

/** Changes the emulator of this firebase-tools, which a `require` of its scripts loads. */
export function shareFunctions(require: NodeJS.Require): void {
  const modules = ['functionsEmulator', 'functionsRuntimeWorker', 'functionsEmulatorShared'].map(
    (name) => require(`firebase-tools/lib/emulator/${name}`) as object,
  );
  const emulator = Object.assign({}, ...modules) as EmulatorModules;
  shareWorkers(emulator);
  shareProcess(emulator);
}

const require = requireOf('bin/firebase');
if (require !== null) shareFunctions(require);
