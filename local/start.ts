/** `npm start`: runs Madelief locally. */
import { readStartCommand, type StartCommand, usage } from './command-line.ts';
import { wipeDataDirectory } from './data-directory.ts';
import { type LineKind, readableFunctionLog } from './firebase/cli-output.ts';
import { callTimer } from './firebase/timers.ts';
import { inProject } from '../build/project.ts';
import { type LocalFirebase, startLocalFirebase } from './start-local-firebase.ts';
import { smallTown } from './seed/town/town.ts';
import { ownStripeKeys } from './stripe/own-stripe-keys.ts';
import { startupMessage } from './startup-message.ts';

const dataDir = inProject('.local-data');

function printer(verbose: boolean): (line: string, kind: LineKind) => void {
  return (line, kind) => {
    if (kind === 'function-log') console.log(readableFunctionLog(line));
    else if (verbose || kind === 'notice' || kind === 'warning' || kind === 'error') console.log(line);
  };
}

/** Aborts at the first Ctrl-C (or kill); a later one prints how to force the exit. */
function stopSignal(): AbortSignal {
  const forceHintAfterMs = 1_000;
  const controller = new AbortController();
  let first: number | undefined;
  const onSignal = (): void => {
    const now = performance.now();
    if (first === undefined) console.log('Stopping …');
    else if (now - first > forceHintAfterMs) console.error(`Still stopping. To force it: kill -9 ${process.pid}`);
    first ??= now;
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  return controller.signal;
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** The seeded visits have no receipts yet: until the timer's first run, the page of the system's health would call them late. */
async function makeReceipts({ ports }: LocalFirebase, signal: AbortSignal): Promise<void> {
  try {
    await callTimer(ports.functions, 'europe-west1-sweepReceipts', signal);
  } catch {
    // Stopping, or logged by the emulator; the timer tries again.
  }
}

async function run({ ports, fresh, town, officialFirestore, verbose }: StartCommand): Promise<void> {
  const began = performance.now();
  const signal = stopSignal();
  const stripeKeys = ownStripeKeys(process.env);
  if (fresh) await wipeDataDirectory(dataDir);
  let firebase: LocalFirebase;
  try {
    firebase = await startLocalFirebase({
      ports,
      dataDir,
      officialFirestore,
      town: town ? smallTown : null,
      stripeKeys,
      signal,
      onLine: printer(verbose),
      onStep: (step) => console.log(`${step} …`),
    });
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  console.log(startupMessage(firebase, (performance.now() - began) / 1000));
  void makeReceipts(firebase, signal);
  await Promise.race([aborted(signal), firebase.ended]);
  if (!signal.aborted) {
    console.error('The emulators have stopped by themselves; why stands in .local-data/logs/firebase.log');
    process.exitCode = 1;
  }
  await firebase.stop();
}

async function main(): Promise<void> {
  const command = readStartCommand(process.argv.slice(2));
  if (command.help) console.log(usage);
  else await run(command);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
