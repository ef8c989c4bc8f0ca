import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildLocalApp } from '../build/build-app.ts';
import { buildFunctions } from '../build/build-functions.ts';
import { AuthLayer } from './auth/auth-layer.ts';
import { AuthStore } from './firebase/auth-store.ts';
import { cliEnvironment } from './firebase/cli-environment.ts';
import { classifyFirestoreLine, type LineKind } from './firebase/cli-output.ts';
import { followFile } from './firebase/follow-file.ts';
import { FirebaseCli } from './firebase/firebase-cli.ts';
import { findOfficialFirestore, type OfficialFirestore } from './firebase/official-firestore.ts';
import { exportThroughHub, hasExport } from './firebase/hub-export.ts';
import { writeStagingDir } from './firebase/staging-dir.ts';
import { Timers } from './firebase/timers.ts';
import { MailPage } from './mail/mail-page.ts';
import { lockDataDirectory } from './data-directory.ts';
import { type RunningStack, writeRunningStack } from './running-stack.ts';
import { freePortNumbers, type Ports } from './ports.ts';
import { inProject } from '../build/project.ts';
import { writeOffice } from './seed/office/write-office.ts';
import { seedPurchases } from './seed/credits.ts';
import { writeSeedData } from './seed/write-seed-data.ts';
import type { TownSize } from './seed/town/town.ts';
import { writeTown } from './seed/town/write-town.ts';
import type { StripeKeys } from './stripe/own-stripe-keys.ts';
import { recordPaidPurchases } from './stripe/account/paid-purchase.ts';
import { practiceKeys } from './stripe/practice-keys.ts';
import { StripeStandIn } from './stripe/stripe-stand-in.ts';
import { webhookAddress } from './stripe/webhooks/webhook-address.ts';
import { assertPortsFree } from './port-conflicts.ts';

export interface LocalFirebaseOptions {
  readonly ports: Ports;
  /** Persistent data and logs. Must be inside the project and not shared between stacks. */
  readonly dataDir: string;
  /** Without the app there is no Hosting and nothing is built for the browser. Default: true. */
  readonly app?: boolean;
  /**
   * The output folder of the app's build, reused while its inputs are unchanged. Default: below .cache/, by its ports.
   */
  readonly appDir?: string;
  /** Puts the app into that folder. Default: builds it. */
  readonly buildApp?: typeof buildLocalApp;
  /** Whether accounts and documents outlive the stack. Default: true; without, nothing of them is written to the disk. */
  readonly keepData?: boolean;
  /** Creates missing seed data. Default: true. */
  readonly seed?: boolean;
  /** Whether functions on a timer run by themselves. Default: true; without, `callTimer` does. */
  readonly timers?: boolean;
  /** A town of example people and requests for staff, beside the seed data. Default: null. */
  readonly town?: TownSize | null;
  /** Google's Firestore emulator instead of the project's own. Default: false. */
  readonly officialFirestore?: boolean;
  /** Uses Stripe's own test mode instead of the stand-in. Default: null. */
  readonly stripeKeys?: StripeKeys | null;
  readonly onLine?: (line: string, kind: LineKind) => void;
  readonly onStep?: (step: string) => void;
  /** Aborts the start and stops what is running by then. */
  readonly signal?: AbortSignal;
}

export interface LocalFirebase {
  readonly ports: Ports;
  /** Where the app is: http://localhost:<port>. */
  readonly appOrigin: string;
  readonly authOrigin: string;
  /** The origin of the page with sent mails. */
  readonly mailOrigin: string;
  /** The origin of the practice payment pages; null when payments go to Stripe itself. */
  readonly stripeOrigin: string | null;
  /** host:port, as FIRESTORE_EMULATOR_HOST wants it. */
  readonly firestoreHost: string;
  /** The processes started by this stack, for checks after stop(). */
  processes(): Promise<number[]>;
  /** Resolves when the emulators have ended by themselves or by stop(). */
  readonly ended: Promise<void>;
  /** Saves, stops everything and leaves no process behind. Idempotent. */
  stop(): Promise<void>;
}

const authSaveIntervalMs = 500;
/** How long the emulators of a killed stack may take to exit. */
const killedStackExitMs = 8_000;

type Teardown = () => Promise<unknown>;

/** One start of the stack: its settings, its folders, and how to take down what is up so far. */
interface Start {
  readonly options: LocalFirebaseOptions;
  readonly official: OfficialFirestore | null;
  readonly folder: (name: string) => string;
  /** For sockets, whose paths must be short. */
  readonly temporary: string;
  readonly step: (name: string) => void;
  readonly warn: (line: string) => void;
  /** In the order of starting; taken down in reverse. */
  readonly teardowns: Teardown[];
}

async function takeDown({ teardowns }: Start): Promise<void> {
  for (let teardown = teardowns.pop(); teardown !== undefined; teardown = teardowns.pop()) await teardown();
}

/** Takes the data directory: a second stack on it is refused. */
async function openStart(options: LocalFirebaseOptions): Promise<Start> {
  const { dataDir, officialFirestore = false, onStep, onLine } = options;
  const official = officialFirestore ? await findOfficialFirestore() : null;
  const lock = await lockDataDirectory(dataDir);
  const temporary = await mkdtemp(path.join(tmpdir(), 'madelief-'));
  const start: Start = {
    options,
    official,
    folder: (name) => path.join(dataDir, name),
    temporary,
    step: onStep ?? (() => undefined),
    warn: (line) => onLine?.(line, 'warning'),
    teardowns: [() => lock.release(), () => rm(temporary, { recursive: true, force: true })],
  };
  try {
    await assertPortsFree(options.ports, lock.lastWasKilled ? killedStackExitMs : 0);
  } catch (error) {
    await takeDown(start);
    throw error;
  }
  return start;
}

interface Staged {
  readonly stageDir: string;
  /** Of Google's Auth emulator. */
  readonly emulatorPort: number;
  readonly hub: number;
}

/** Builds what the emulators serve, and lays out the project folder that the Firebase CLI reads. */
async function stageProject({ options, folder, step }: Start): Promise<Staged> {
  const { ports, app = true, buildApp = buildLocalApp, stripeKeys = null } = options;
  step('Building the app and the functions');
  const appDir = options.appDir ?? inProject('.cache', 'app', `${ports.auth}-${ports.firestore}`);
  const [functionsDir] = await Promise.all([buildFunctions(), app ? buildApp(ports, appDir) : undefined]);
  const [auth = 0, hub = 0, logging = 0, eventarc = 0, tasks = 0, firestoreWebsocket = 0] = await freePortNumbers(6);
  const stageDir = folder('stage');
  const helpers = { auth, hub, logging, eventarc, tasks, firestoreWebsocket };
  await writeStagingDir(stageDir, { ports, helpers, functionsDir, appDir, stripeKeys });
  await Promise.all(['logs', 'config'].map((name) => mkdir(folder(name), { recursive: true })));
  return { stageDir, emulatorPort: auth, hub };
}

/** Starts Google's emulators with our Firestore among them, and the mail page. */
async function startEmulators(start: Start, stageDir: string, exportDir: string): Promise<FirebaseCli> {
  const { options, official, folder, temporary, teardowns } = start;
  const { ports, app = true, keepData = true, onLine = () => undefined, signal } = options;
  const mailPage = new MailPage(
    { smtpPort: ports.smtp, pagePort: ports.mail, directory: path.join(temporary, 'mail') },
    (line) => onLine(line, 'error'),
  );
  teardowns.push(() => mailPage.stop());
  const cli = new FirebaseCli({
    stageDir,
    logDir: folder('logs'),
    emulators: ['auth', 'functions', 'firestore', ...(app ? ['hosting'] : [])],
    importDir: (await hasExport(exportDir)) ? exportDir : null,
    environment: cliEnvironment(
      {
        firestoreData: keepData ? folder('firestore') : null,
        buckets: folder('buckets'),
        configHome: folder('config'),
        temporary,
      },
      ports,
      official,
    ),
    onLine,
  });
  teardowns.push(() => cli.stop());
  const unfollow = followFile(path.join(folder('logs'), 'firestore-debug.log'), (line) =>
    onLine(line, classifyFirestoreLine(line)),
  );
  void cli.ended.then(unfollow);
  await Promise.all([cli.waitUntilReady(signal), mailPage.ready]);
  return cli;
}

/** Restores and seeds the data, and saves them when the stack is taken down. */
async function openData(
  { options, official, step, teardowns }: Start,
  exportDir: string,
  { emulatorPort, hub }: Staged,
): Promise<void> {
  const { ports, seed = true, keepData = true } = options;
  const authStore = keepData && official === null ? new AuthStore(exportDir, emulatorPort) : null;
  authStore?.watch(authSaveIntervalMs);
  if (keepData) {
    teardowns.push(async () => {
      authStore?.unwatch();
      // A crashed stack cannot be exported; the last saved data remain.
      await (authStore?.save() ?? exportThroughHub(hub, exportDir)).catch(() => undefined);
    });
  }
  const { town = null } = options;
  // First: the functions that follow the seed data count what they add to it.
  if (town !== null) {
    step('Building the example town');
    const addresses = { authPort: ports.auth, firestorePort: ports.firestore, hubPort: hub };
    const now = new Date();
    const written = await writeTown({ ...addresses, size: town, now });
    if (written > 0) await writeOffice({ ...addresses, size: town, now });
  }
  if (seed) {
    step('Planting the seed data');
    await writeSeedData({ authPort: ports.auth, firestorePort: ports.firestore, now: new Date() });
  }
  const where: RunningStack = { authPort: ports.auth, firestorePort: ports.firestore, hubPort: hub };
  await writeRunningStack(options.dataDir, where);
  await authStore?.save();
}

async function startPayments({ options, folder, warn, teardowns }: Start): Promise<StripeStandIn | null> {
  const { ports, stripeKeys = null, seed = true } = options;
  if (stripeKeys !== null) return null;
  const stripe = new StripeStandIn({
    port: ports.stripe,
    ...practiceKeys,
    webhookUrl: webhookAddress(ports.functions),
    file: path.join(folder('stripe'), 'account.jsonl'),
    onTrouble: warn,
  });
  teardowns.push(() => stripe.stop());
  await stripe.start();
  if (seed) recordPaidPurchases(stripe.account, seedPurchases(new Date()));
  return stripe;
}

/** Second factors, in front of Google's Auth emulator. */
async function startAuthLayer({ options, folder, teardowns }: Start, { emulatorPort }: Staged): Promise<void> {
  const file = path.join(folder('second-factors'), 'totp.json');
  const layer = new AuthLayer({ port: options.ports.auth, emulatorPort, file });
  teardowns.push(() => layer.stop());
  await layer.start();
}

async function startTimers({ options, warn, teardowns }: Start): Promise<void> {
  const timers = new Timers(options.ports.functions, warn);
  teardowns.push(() => Promise.resolve(timers.stop()));
  await timers.start();
}

/**
 * Boots Auth, Functions, Firestore, the mail page, the practice payments and, with the app, Hosting; ready for requests,
 * and seeded, when the promise resolves. Where a part does not start, those that are up are taken down again.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const start = await openStart(options);
  try {
    const staged = await stageProject(start);
    // Google's Firestore emulator does not persist data: both are then exported together at the end.
    const exportDir = start.folder(start.official === null ? 'auth' : 'official');
    options.signal?.throwIfAborted();
    start.step('Starting the emulators');
    const cli = await startEmulators(start, staged.stageDir, exportDir);
    await startAuthLayer(start, staged);
    await openData(start, exportDir, staged);
    options.signal?.throwIfAborted();
    const payments = await startPayments(start);
    if (options.timers ?? true) await startTimers(start);
    const { ports } = options;
    let stopping: Promise<void> | undefined;
    return {
      ports,
      appOrigin: `http://localhost:${ports.app}`,
      authOrigin: `http://127.0.0.1:${ports.auth}`,
      mailOrigin: `http://127.0.0.1:${ports.mail}`,
      stripeOrigin: payments?.origin ?? null,
      firestoreHost: `127.0.0.1:${ports.firestore}`,
      processes: () => cli.processes(),
      ended: cli.ended,
      stop: () => (stopping ??= takeDown(start)),
    };
  } catch (error) {
    await takeDown(start);
    throw error;
  }
}
