import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { freePorts, type Ports } from '#local/ports.ts';
import { inProject } from '#build/project.ts';
import { type LocalFirebaseOptions, startLocalFirebase } from '#local/start-local-firebase.ts';
import { copyBuiltApp } from './pages/copy-built-app.ts';

/** The addresses of a running local Firebase, as one test process passes them to another. */
const variable = 'MADELIEF_TEST_FIREBASE';

/** The ports of a stack, as one process passes them to another. */
export const portsSchema = z.object({
  app: z.int(),
  auth: z.int(),
  firestore: z.int(),
  functions: z.int(),
  mail: z.int(),
  smtp: z.int(),
  stripe: z.int(),
});

const runningSchema = z.object({ ports: portsSchema, logFile: z.string() });

export interface TestFirebase {
  readonly ports: Ports;
  readonly appOrigin: string;
  readonly authOrigin: string;
  readonly firestoreHost: string;
  /** What the emulators print, with the log lines of functions. */
  readonly logFile: string;
}

export interface OwnTestFirebase extends TestFirebase {
  processes(): Promise<number[]>;
  stop(): Promise<void>;
}

/**
 * A folder below .cache/ for one stack, removed with it. It is in the project so that the functions find their
 * packages.
 */
export async function temporaryDataDir(): Promise<string> {
  const parent = inProject('.cache', 'test-data');
  await mkdir(parent, { recursive: true });
  return mkdtemp(path.join(parent, 'stack-'));
}

/** Starts a seeded local Firebase of this process on free ports. Its data are in memory only, unless they are to be kept. */
export async function startTestFirebase(
  options: { readonly app: boolean } & Pick<LocalFirebaseOptions, 'timers' | 'town' | 'keepData'>,
): Promise<OwnTestFirebase> {
  const dataDir = await temporaryDataDir();
  const firebase = await startLocalFirebase({
    keepData: false,
    ...options,
    ports: await freePorts(),
    dataDir,
    appDir: path.join(dataDir, 'app'),
    buildApp: copyBuiltApp,
  });
  return {
    ...firebase,
    logFile: path.join(dataDir, 'logs', 'firebase.log'),
    stop: async () => {
      await firebase.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The environment with which a child process uses this Firebase. */
export function testFirebaseEnvironment({ ports, logFile }: TestFirebase): Record<string, string> {
  return { [variable]: JSON.stringify({ ports, logFile }) };
}

/** The Firebase of the test runner, or null when this suite runs without one. */
export function runningTestFirebase(): TestFirebase | null {
  const text = process.env[variable];
  if (text === undefined) return null;
  const { ports, logFile } = runningSchema.parse(JSON.parse(text));
  return {
    ports,
    logFile,
    appOrigin: `http://localhost:${ports.app}`,
    authOrigin: `http://127.0.0.1:${ports.auth}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
  };
}
