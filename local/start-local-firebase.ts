import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildLocalApp } from '../build/build-app.ts';
import { buildFunctions } from '../build/build-functions.ts';
import { AuthStore } from './firebase/auth-store.ts';
import { cliEnvironment } from './firebase/cli-environment.ts';
import { classifyFirestoreLine, type LineKind } from './firebase/cli-output.ts';
import { followFile } from './firebase/follow-file.ts';
import { FirebaseCli } from './firebase/firebase-cli.ts';
import { findOfficialFirestore } from './firebase/official-firestore.ts';
import { exportThroughHub, hasExport } from './firebase/hub-export.ts';
import { writeStagingDir } from './firebase/staging-dir.ts';
import { Timers } from './firebase/timers.ts';
import { MailPage } from './mail/mail-page.ts';
import { lockDataDirectory } from './data-directory.ts';
import { freePortNumbers, type Ports } from './ports.ts';
import { inProject } from '../build/project.ts';
import { writeSeedData } from './seed/write-seed-data.ts';
import type { StripeKeys } from './stripe/own-stripe-keys.ts';
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
  /** Creates missing seed data. Default: true. */
  readonly seed?: boolean;
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

const authLookMs = 500;
/** How long the emulators of a killed stack may take to exit. */
const afterKillMs = 8_000;

/** Boots Auth, Functions, Firestore, the mail page, the practice payments and, with the app, Hosting; ready for requests, and seeded, when the promise resolves. */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const { ports, dataDir, app = true, seed = true, officialFirestore = false, stripeKeys = null } = options;
  const step = options.onStep ?? (() => undefined);
  const official = officialFirestore ? await findOfficialFirestore() : null;
  const lock = await lockDataDirectory(dataDir);
  const folder = (name: string): string => path.join(dataDir, name);
  // For sockets, whose paths must be short.
  const temporary = await mkdtemp(path.join(tmpdir(), 'madelief-'));
  const release = async (): Promise<void> => {
    await rm(temporary, { recursive: true, force: true });
    await lock.release();
  };
  let cli: FirebaseCli | undefined;
  let mailPage: MailPage | undefined;
  let stripe: StripeStandIn | undefined;
  try {
    await assertPortsFree(ports, lock.lastWasKilled ? afterKillMs : 0);
    step('Building the app and the functions');
    const appDir = options.appDir ?? inProject('.cache', 'app', `${ports.auth}-${ports.firestore}`);
    const [functionsDir] = await Promise.all([buildFunctions(), app ? buildLocalApp(ports, appDir) : undefined]);
    const [hub = 0, logging = 0, eventarc = 0, tasks = 0, firestoreWebsocket = 0] = await freePortNumbers(5);
    const stageDir = folder('stage');
    await writeStagingDir(stageDir, {
      ports,
      helpers: { hub, logging, eventarc, tasks, firestoreWebsocket },
      functionsDir,
      appDir,
      stripeKeys,
    });
    await Promise.all(['logs', 'config'].map((name) => mkdir(folder(name), { recursive: true })));

    // Google's Firestore emulator does not persist data: both are then exported together at the end.
    const exportDir = folder(official === null ? 'auth' : 'official');
    const importDir = (await hasExport(exportDir)) ? exportDir : null;
    options.signal?.throwIfAborted();
    step('Starting the emulators');
    cli = new FirebaseCli({
      stageDir,
      logDir: folder('logs'),
      emulators: ['auth', 'functions', 'firestore', ...(app ? ['hosting'] : [])],
      importDir,
      environment: cliEnvironment(
        { firestoreData: folder('firestore'), configHome: folder('config'), temporary },
        official,
      ),
      onLine: options.onLine ?? (() => undefined),
    });
    mailPage = new MailPage(
      { smtpPort: ports.smtp, pagePort: ports.mail, directory: path.join(temporary, 'mail') },
      (line) => options.onLine?.(line, 'error'),
    );
    const unfollow = followFile(path.join(folder('logs'), 'firestore-debug.log'), (line) =>
      options.onLine?.(line, classifyFirestoreLine(line)),
    );
    void cli.ended.then(unfollow);
    await Promise.all([cli.waitUntilReady(options.signal), mailPage.ready]);
    const authStore = official === null ? new AuthStore(exportDir, ports.auth) : null;
    authStore?.watch(authLookMs);
    if (seed) {
      step('Planting the seed data');
      await writeSeedData({ authPort: ports.auth, firestorePort: ports.firestore, now: new Date() });
    }
    await authStore?.save();
    options.signal?.throwIfAborted();

    if (stripeKeys === null) {
      stripe = new StripeStandIn({
        port: ports.stripe,
        ...practiceKeys,
        webhookUrl: webhookAddress(ports.functions),
        file: path.join(folder('stripe'), 'account.jsonl'),
        onTrouble: (line) => options.onLine?.(line, 'warning'),
      });
      await stripe.start();
    }
    const timers = new Timers(ports.functions, (line) => options.onLine?.(line, 'warning'));
    await timers.start();

    const running = cli;
    const mails = mailPage;
    const payments = stripe;
    const keep = (): Promise<void> => authStore?.save() ?? exportThroughHub(hub, exportDir);
    let stopping: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      authStore?.unwatch();
      timers.stop();
      await payments?.stop();
      // A crashed stack cannot be exported; the last saved data remain.
      await keep().catch(() => undefined);
      await running.stop();
      await mails.stop();
      await release();
    };
    return {
      ports,
      appOrigin: `http://localhost:${ports.app}`,
      authOrigin: `http://127.0.0.1:${ports.auth}`,
      mailOrigin: `http://127.0.0.1:${ports.mail}`,
      stripeOrigin: payments?.origin ?? null,
      firestoreHost: `127.0.0.1:${ports.firestore}`,
      processes: () => running.processes(),
      ended: running.ended,
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    await stripe?.stop();
    await cli?.stop();
    await mailPage?.stop();
    await release();
    throw error;
  }
}
