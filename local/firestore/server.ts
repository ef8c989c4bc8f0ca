import { createServer } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { Server as GrpcServer, ServerCredentials } from '@grpc/grpc-js';
import type { IndexPolicyOptions } from './operations/indexes/index-policy.ts';
import { openOperations } from './operations/open-operations.ts';
import type { Operations } from './operations/operations-api.ts';
import { countUsage } from './operations/usage/count-usage.ts';
import { UsageMeter } from './operations/usage/usage-meter.ts';
import { compileRules } from './rules/compile.ts';
import type { Ruleset } from './rules/types.ts';
import { createAdminEndpoints } from './wire/admin/admin-endpoints.ts';
import { importDatabase } from './wire/emulator/database-export.ts';
import { createEmulatorEndpoints } from './wire/emulator/emulator-endpoints.ts';
import { describeIssue } from './wire/emulator/security-rules.ts';
import { implementGrpcService } from './wire/grpc/grpc-service.ts';
import { MAX_REQUEST_BYTES } from './wire/http/http-body.ts';
import { createHttpFront } from './wire/http/http-front.ts';
import { describeEntry } from './wire/log-line.ts';
import { createProtocolSwitch, type Protocols } from './wire/protocol-switch.ts';
import { createRestHandler } from './wire/rest/rest-handler.ts';
import { EVENT_DATA_MESSAGE } from './wire/schema/protos.ts';
import { loadFirestoreService } from './wire/service.ts';
import { takeTurns } from './wire/take-turns.ts';
import { TriggerDelivery } from './wire/triggers/trigger-delivery.ts';
import { Triggers } from './wire/triggers/triggers.ts';
import { WebChannel } from './wire/web-channel/web-channel.ts';
import { WriteStreams } from './wire/write-streams/write-streams.ts';

export interface FirestoreServerOptions {
  readonly host?: string | undefined;
  /** 0 for any free port. */
  readonly port?: number | undefined;
  /** The journal's folder; without it, data is in memory only. */
  readonly dataDir?: string | undefined;
  /** The default rules' source. Without it, projects without rules allow everything. */
  readonly rules?: string | undefined;
  /** Which queries are refused for a missing index. */
  readonly indexes?: IndexPolicyOptions | undefined;
  /** How often documents whose declared time has come are deleted; never without it. */
  readonly expireEverySeconds?: number | undefined;
  /** host:port of the Functions emulator, for triggers. */
  readonly functionsEmulator?: string | undefined;
  /** The folder that stands for Cloud Storage; without it, nothing is exported or imported on request. */
  readonly buckets?: string | undefined;
  /** An export of this emulator to import at start. */
  readonly seedFromExport?: string | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

export interface FirestoreServer {
  readonly host: string;
  readonly port: number;
  readonly operations: Operations;
  /** Closes all connections and flushes the journal. */
  close(): Promise<void>;
}

/** Starts the emulator: REST, gRPC and the emulator's own endpoints on one port. */
export async function startFirestoreServer(options: FirestoreServerOptions = {}): Promise<FirestoreServer> {
  const { host = '127.0.0.1', port = 0 } = options;
  let open: (parts: EmulatorParts) => void = () => undefined;
  const opened = new Promise<EmulatorParts>((resolve) => {
    open = resolve;
  });
  // Binds the port before opening the data: another process on this port may be using the same data.
  const front = createProtocolSwitch(opened.then(({ protocols }) => protocols));
  const sockets = trackSockets(front);
  await listen(front, port, host);
  let parts: EmulatorParts;
  try {
    parts = await openParts(options);
  } catch (error) {
    await closeFront(front, sockets);
    throw error;
  }
  open(parts);
  const { operations, stop } = parts;
  return {
    host,
    port: (front.address() as AddressInfo).port,
    operations,
    close: async () => {
      stop();
      await closeFront(front, sockets);
      await operations.close();
    },
  };
}

interface EmulatorParts {
  readonly operations: Operations;
  readonly protocols: Protocols;
  stop(): void;
}

async function openParts(options: FirestoreServerOptions): Promise<EmulatorParts> {
  const { log = () => undefined } = options;
  const reportBug = (error: unknown): void => log(`bug: ${error instanceof Error ? error.stack : String(error)}`);
  const meter = new UsageMeter();
  const opened = await openOperations({
    dataDir: options.dataDir,
    defaultRules: options.rules === undefined ? null : compileOrThrow(options.rules, log),
    indexes: options.indexes,
    log: (entry) => {
      meter.noteEntry(entry);
      log(describeEntry(entry));
    },
  });
  const operations = countUsage(takeTurns(opened), meter);
  if (options.seedFromExport !== undefined) await importDatabase(operations, options.seedFromExport);

  const service = loadFirestoreService();
  const delivery = options.functionsEmulator === undefined ? null : new TriggerDelivery(options.functionsEmulator, log);
  const triggers = new Triggers(delivery, service.binaryEncoder(EVENT_DATA_MESSAGE), (trigger) =>
    meter.noteEvent(trigger),
  );
  operations.subscribe((changes) => triggers.notify(changes));

  const expiring = expireRegularly(operations, options.expireEverySeconds, log, reportBug);

  const writeStreams = new WriteStreams();
  const grpc = new GrpcServer({ 'grpc.max_receive_message_length': MAX_REQUEST_BYTES });
  grpc.addService(
    Object.fromEntries(service.methods.map((method) => [method.name, method.grpc])),
    implementGrpcService(service, operations, writeStreams, reportBug),
  );
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const emulator = createEmulatorEndpoints({ operations, triggers, meter, compileRules, log, reportBug });
  const admin = createAdminEndpoints({ operations, buckets: options.buckets, triggers, reportBug });
  const channel = new WebChannel(service, operations, writeStreams, reportBug);
  const rest = createRestHandler(service, operations, reportBug);
  const http = createServer(createHttpFront(channel, [emulator, admin, rest], reportBug));
  // Node's default of five seconds is shorter than clients' pauses and would close connections in use.
  http.keepAliveTimeout = 65_000;
  return {
    operations,
    protocols: {
      http1: (socket) => void http.emit('connection', socket),
      http2: (socket) => injector.injectConnection(socket),
    },
    stop: () => {
      clearInterval(expiring);
      triggers.close();
      channel.close();
      grpc.forceShutdown();
    },
  };
}

function expireRegularly(
  operations: Operations,
  seconds: number | undefined,
  log: (line: string) => void,
  reportBug: (error: unknown) => void,
): NodeJS.Timeout | undefined {
  if (seconds === undefined) return undefined;
  const expire = async (): Promise<void> => {
    const count = await operations.expire();
    if (count > 0) log(`time to live: ${count} documents deleted`);
  };
  return setInterval(() => void expire().catch(reportBug), seconds * 1000).unref();
}

function trackSockets(front: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  front.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

function listen(front: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    front.once('error', reject);
    front.listen(port, host, () => {
      front.off('error', reject);
      resolve();
    });
  });
}

function closeFront(front: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    front.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}

/** Fails the start: running with an open database instead would be unsafe. */
function compileOrThrow(source: string, log: (line: string) => void): Ruleset {
  const result = compileRules(source);
  if (!result.ok) throw new Error(`The rules do not compile:\n${result.issues.map(describeIssue).join('\n')}`);
  for (const warning of result.ruleset.warnings) log(`rules: warning ${describeIssue(warning)}`);
  return result.ruleset;
}
