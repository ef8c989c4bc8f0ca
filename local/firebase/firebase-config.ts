import { z } from 'zod';
import { addSources } from '#build/content-security-policy.ts';
import type { Ports } from '../ports.ts';

const header = z.looseObject({ key: z.string(), value: z.string() });

/** What the local Firebase changes in firebase.json; everything else passes through as it is. */
const firebaseConfigSchema = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(header) })),
  }),
});

export type FirebaseConfig = z.infer<typeof firebaseConfigSchema>;

export const policyHeader = 'Content-Security-Policy';

/** @throws Error when the text is not the configuration this project expects. */
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

/** Internal ports. Given to the Firebase CLI explicitly, or two stacks would collide on its defaults. */
export interface HelperPorts {
  readonly hub: number;
  readonly logging: number;
  readonly eventarc: number;
  readonly tasks: number;
  readonly firestoreWebsocket: number;
}

const host = '127.0.0.1';

/**
 * The production configuration with the emulators' ports, their origins allowed to the page, and the parts of the
 * project under the names that the stage gives them.
 */
export function localFirebaseConfig(config: FirebaseConfig, ports: Ports, helpers: HelperPorts): FirebaseConfig {
  const origins = [`http://${host}:${ports.auth}`, `http://${host}:${ports.firestore}`];
  const { hosting, ...rest } = mapPolicy(config, (policy) => addSources(policy, 'connect-src', origins));
  return {
    ...rest,
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
    hosting: { ...hosting, public: 'app' },
    emulators: {
      singleProjectMode: true,
      auth: { host, port: ports.auth },
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
