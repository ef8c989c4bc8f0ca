import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startFirestoreServer } from '#local/firestore/server.ts';

const rulesPath = fileURLToPath(new URL('../../../firestore.rules', import.meta.url));

export interface Emulator {
  /** http://host:port */
  readonly origin: string;
  close(): Promise<void>;
}

/** The emulator at FIRESTORE_EMULATOR_HOST, so that the rules can be tested on another one; otherwise our own. */
export async function openEmulator(): Promise<Emulator> {
  const named = process.env['FIRESTORE_EMULATOR_HOST'];
  if (named !== undefined && named !== '') return { origin: `http://${named}`, close: () => Promise.resolve() };
  const server = await startFirestoreServer({ port: 0 });
  return { origin: `http://${server.host}:${server.port}`, close: () => server.close() };
}

/** Deploys the product's rules to one project. */
export async function loadRules(origin: string, projectId: string): Promise<void> {
  const content = await readFile(rulesPath, 'utf8');
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`the rules were refused: ${await response.text()}`);
}
