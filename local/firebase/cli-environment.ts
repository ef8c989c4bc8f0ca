import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject, nodeBinary } from '#build/project.ts';
import type { OfficialFirestore } from './official-firestore.ts';

interface CliFolders {
  /** The data folder of the Firestore emulator; null keeps documents in memory only. */
  readonly firestoreData: string | null;
  /** The exports of Firestore. */
  readonly buckets: string;
  /** The CLI's settings folder, separate from the user's, so that no login or project of theirs is used. */
  readonly configHome: string;
  readonly temporary: string;
}

interface CliAddresses {
  /** The port of the layer in front of the Auth emulator. */
  readonly auth: number;
}

/** Variables of the user's shell that would direct an emulator to the real Firebase or to another emulator. */
const conflictingVariables = [
  'GOOGLE_APPLICATION_CREDENTIALS',
  'FIREBASE_TOKEN',
  'FIREBASE_CONFIG',
  'GCLOUD_PROJECT',
  'FIRESTORE_EMULATOR_HOST',
  'FIRESTORE_DATA_DIR',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_EMULATOR_HUB',
  'FIREBASE_DEBUG',
  'NODE_OPTIONS',
  'DEBUG',
  'FORCE_COLOR',
  // The functions receive them only through the staging directory (staging-dir.ts).
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
];

/** Calls and events that the functions run at once. Further ones wait. */
const maxFunctionConcurrency = 20;

function ownFirestore({ firestoreData, buckets }: CliFolders): Record<string, string> {
  const java = inProject('local', 'firestore', 'java', 'java');
  return {
    FIRESTORE_EMULATOR_BINARY_PATH: java,
    ...(firestoreData === null ? {} : { FIRESTORE_DATA_DIR: firestoreData }),
    FIRESTORE_BUCKETS_DIR: buckets,
    FIRESTORE_INDEXES: inProject('firestore.indexes.json'),
  };
}

/** Read by auth-address.ts, which cannot import this file: it is loaded first of all. */
const authAddressVariable = 'MADELIEF_AUTH_ADDRESS';

/** Loaded into the CLI and every Node process that it starts, first of all. */
const preloaded = [
  'parent-guard.ts',
  'keep-compiled-code.ts',
  'auth-address.ts',
  'lazy-auth-schemas.ts',
  'lean-functions.ts',
  'lean-log.ts',
  'compress-once.ts',
  'shared-functions.ts',
  'every-function.ts',
];

/**
 * The environment of the Firebase CLI: offline, without login, analytics or update check, with our Firestore and Node.
 */
export function cliEnvironment(
  folders: CliFolders,
  { auth }: CliAddresses,
  official: OfficialFirestore | null,
): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !conflictingVariables.includes(name) && !name.startsWith('npm_')),
  );
  const paths = [
    ...(official === null ? [inProject('local', 'firestore', 'java')] : []),
    path.dirname(nodeBinary),
    process.env['PATH'] ?? '',
  ];
  return {
    ...inherited,
    ...(official === null ? ownFirestore(folders) : { FIREBASE_EMULATORS_PATH: official.emulatorsDir }),
    PATH: paths.join(path.delimiter),
    [authAddressVariable]: `127.0.0.1:${auth}`,
    NODE_OPTIONS: preloaded
      .map((name) => `--import=${pathToFileURL(inProject('local', 'firebase', name)).href}`)
      .join(' '),
    XDG_CONFIG_HOME: folders.configHome,
    TMPDIR: folders.temporary,
    // Turns off the CLI's message of the day and its update check.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // Skips the look-up of credentials on a cloud metadata server.
    METADATA_SERVER_DETECTION: 'none',
    // The CLI queries npm for the newest firebase-functions; without this it would wait ten seconds when offline.
    npm_config_offline: 'true',
    // Otherwise the list of functions is read over a random port between 8000 and 9000, which may be Firestore's.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds. Also how long a process of a function may take to start: 30 are too few on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
    FUNCTIONS_EMULATOR_PARALLEL: String(maxFunctionConcurrency),
    NO_COLOR: '1',
  };
}
