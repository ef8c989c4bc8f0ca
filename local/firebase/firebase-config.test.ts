import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPageHashes } from '#build/content-security-policy.ts';
import { inProject } from '#build/project.ts';
import { localFirebaseConfig, parseFirebaseConfig, policyHeader } from './firebase-config.ts';

const source = readFileSync(inProject('firebase.json'), 'utf8');
const ports = { app: 1, auth: 2, firestore: 3, functions: 4, mail: 8, smtp: 9, stripe: 10 };
const helpers = { auth: 11, hub: 5, logging: 6, eventarc: 7, tasks: 8, firestoreWebsocket: 9 };

function policies(config: ReturnType<typeof parseFirebaseConfig>): string[] {
  return config.hosting.headers.flatMap(({ headers }) =>
    headers.filter(({ key }) => key === policyHeader).map(({ value }) => value),
  );
}

test('the local configuration differs from the deployed one only in ports, folders and allowed emulator origins', () => {
  const deployed = parseFirebaseConfig(source);
  const local = localFirebaseConfig(deployed, ports, helpers, { pages: [], reviews: null });
  expect(local.hosting['rewrites']).toEqual(deployed.hosting['rewrites']);
  expect(local.hosting.headers.map(({ source: glob }) => glob)).toEqual(
    deployed.hosting.headers.map(({ source: glob }) => glob),
  );
  const [deployedPolicy = ''] = policies(deployed);
  expect(policies(local)).toEqual([
    withPageHashes(deployedPolicy, []).replace(
      /connect-src [^;]*/,
      (directive) => `${directive} http://127.0.0.1:2 http://127.0.0.1:3`,
    ),
  ]);
  expect(local['emulators']).toMatchObject({ hosting: { port: 1 }, auth: { port: 11 }, firestore: { port: 3 } });
});

test('the deployed configuration allows no emulator, and inline scripts only by hash', () => {
  const [policy = ''] = policies(parseFirebaseConfig(source));
  expect(policy).not.toContain('127.0.0.1');
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/=]{44}')*$/);
});
