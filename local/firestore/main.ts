import { readFileSync } from 'node:fs';
import { readCommandLine } from './command-line.ts';
import type { IndexPolicyOptions } from './operations/indexes/index-policy.ts';
import { startFirestoreServer, type FirestoreServer } from './server.ts';

const PARENT_CHECK_MS = 1_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function explainStartFailure(error: unknown): string {
  // The Firebase CLI matches this text to report which port is taken.
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `address already in use: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

/** An empty text is a variable that was meant to have a value: without this, the documents would be lost at the end. */
function readDataDir(): string | undefined {
  const dataDir = process.env['FIRESTORE_DATA_DIR'];
  if (dataDir?.trim() !== '') return dataDir;
  throw new Error('FIRESTORE_DATA_DIR is empty. Name a folder, or unset it to keep documents in memory only.');
}

function readIndexPolicy(): IndexPolicyOptions {
  const { FIRESTORE_INDEXES: file, FIRESTORE_MISSING_INDEX: missing = 'refuse' } = process.env;
  if (missing === 'refuse' || missing === 'warn') return { file: file === '' ? undefined : file, missing };
  throw new Error(`FIRESTORE_MISSING_INDEX is ${JSON.stringify(missing)}. There is: refuse, warn.`);
}

function readExpiry(): number | undefined {
  const text = process.env['FIRESTORE_TTL_SECONDS'] ?? '';
  if (text === '') return undefined;
  // The longest that a timer takes.
  if (/^\d{1,7}$/u.test(text) && Number(text) > 0 && Number(text) < 2_147_483) return Number(text);
  throw new Error(`FIRESTORE_TTL_SECONDS is ${JSON.stringify(text)}, which is no number of seconds.`);
}

async function start(): Promise<FirestoreServer> {
  const { host, port, rules, functionsEmulator, seedFromExport } = readCommandLine(process.argv.slice(2));
  return startFirestoreServer({
    host,
    port,
    functionsEmulator,
    seedFromExport,
    dataDir: readDataDir(),
    buckets: process.env['FIRESTORE_BUCKETS_DIR'],
    indexes: readIndexPolicy(),
    expireEverySeconds: readExpiry(),
    rules: rules === undefined ? undefined : readFileSync(rules, 'utf8'),
    log: say,
  });
}

function stopOnRequest(server: FirestoreServer): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The data could not be written: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The Firebase CLI starts its emulators detached: when it is killed, this process must end itself.
  const parent = process.ppid;
  if (process.env['FIRESTORE_STOP_WITH_PARENT'] === '1') {
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  }
}

// The reader of stdout may exit first: a broken pipe is not an error.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

try {
  const server = await start();
  stopOnRequest(server);
  say(`The Firestore emulator listens on ${server.host}:${server.port}`);
  say(`  export FIRESTORE_EMULATOR_HOST=${server.host}:${server.port}`);
  say('Dev App Server is now running.');
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
