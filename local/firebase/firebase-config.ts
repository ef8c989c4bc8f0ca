import { z } from 'zod';
import { addSources, withPageHashes, withReviewsWidget } from '#build/content-security-policy.ts';
import type { Ports } from '../ports.ts';

const header = z.looseObject({ key: z.string(), value: z.string() });

/** The parts of firebase.json that the local Firebase changes; the rest is passed through. */
const firebaseConfigSchema = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(header) })),
  }),
});

export type FirebaseConfig = z.infer<typeof firebaseConfigSchema>;

export const policyHeader = 'Content-Security-Policy';

/** @throws Error when the configuration does not have the expected form. */
export function parseFirebaseConfig(json: string): FirebaseConfig {
  return firebaseConfigSchema.parse(JSON.parse(json));
}

export function mapPolicy(config: FirebaseConfig, change: (policy: string) => string): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((entry) =>
      entry.key === policyHeader ? { ...entry, value: change(entry.value) } : entry,
    ),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** Internal ports, given to the Firebase CLI explicitly: with its defaults two stacks would collide. */
export interface HelperPorts {
  /** Google's Auth emulator, behind the layer that has its public port (local/auth). */
  readonly auth: number;
  readonly hub: number;
  readonly logging: number;
  readonly eventarc: number;
  readonly tasks: number;
  readonly firestoreWebsocket: number;
}

const host = '127.0.0.1';

/** What the content security policy has to allow besides the emulators. */
export interface ServedApp {
  /** The built pages: styles change between two builds for a deployment, which write firebase.json. */
  readonly pages: readonly string[];
  /** The frame of the reviews widget, if there is one. */
  readonly reviews: URL | null;
}

/**
 * The production configuration with the emulators' ports, their origins added to the content security policy, and the
 * paths of the staging directory.
 */
export function localFirebaseConfig(
  config: FirebaseConfig,
  ports: Ports,
  helpers: HelperPorts,
  { pages, reviews }: ServedApp,
): FirebaseConfig {
  const origins = [`http://${host}:${ports.auth}`, `http://${host}:${ports.firestore}`];
  const { hosting, ...rest } = mapPolicy(config, (policy) =>
    withReviewsWidget(withPageHashes(addSources(policy, 'connect-src', origins), pages), reviews),
  );
  return {
    ...rest,
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
    hosting: { ...hosting, public: 'app' },
    emulators: {
      singleProjectMode: true,
      auth: { host, port: helpers.auth },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort: helpers.firestoreWebsocket },
      hosting: { host, port: ports.app },
      hub: { host, port: helpers.hub },
      logging: { host, port: helpers.logging },
      eventarc: { host, port: helpers.eventarc },
      tasks: { host, port: helpers.tasks },
      ui: { enabled: false },
    },
  };
}
