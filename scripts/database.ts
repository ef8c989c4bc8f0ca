import { deleteApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { adminApp } from '#functions/gateways/admin-app.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { isReachable } from '#local/port-probe.ts';
import { defaultPorts } from '#local/ports.ts';
import { withEnvironment } from '#local/with-environment.ts';
import { projectId } from '#build/project.ts';

/** Which database a command works on: that of a real project, or the local one. */
export const databaseOptions = {
  project: { type: 'string' },
  'port-offset': { type: 'string', default: '0' },
} as const;

/** The real project's id, or the port of the local Firestore. */
export type DatabaseWish = { readonly project: string } | { readonly port: number };

/** @throws Error for an offset that is no number. */
export function readDatabaseWish(values: {
  readonly project?: string | undefined;
  readonly 'port-offset': string;
}): DatabaseWish {
  const offset = Number(values['port-offset']);
  if (!Number.isInteger(offset)) throw new Error(`--port-offset ${values['port-offset']}: give a whole number`);
  return values.project === undefined ? { port: defaultPorts.firestore + offset } : { project: values.project };
}

/**
 * Runs work on a database, also through the functions' own gateways. A real one is reached with this machine's
 * credentials (`gcloud auth application-default login`).
 */
export async function withDatabase<Result>(
  wish: DatabaseWish,
  work: (firestore: Firestore) => Promise<Result>,
): Promise<Result> {
  return withEnvironment(await environmentOf(wish), async () => {
    try {
      return await work(firestore());
    } finally {
      await deleteApp(adminApp());
    }
  });
}

/** @throws Error when no local Firestore answers. */
async function environmentOf(wish: DatabaseWish): Promise<Readonly<Record<string, string | undefined>>> {
  // A leftover variable must not redirect this to sample data.
  if ('project' in wish) {
    return {
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      FIRESTORE_EMULATOR_HOST: undefined,
      GCLOUD_PROJECT: wish.project,
    };
  }
  if (!(await isReachable('127.0.0.1', wish.port))) {
    throw new Error(`Nothing answers on port ${wish.port}: run "npm start" first, or name a project with --project.`);
  }
  return {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${wish.port - defaultPorts.firestore + defaultPorts.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${wish.port}`,
    GCLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
  };
}
