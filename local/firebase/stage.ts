import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '#domain/brand.ts';
import { inProject } from '../project.ts';
import type { Ports } from '../ports.ts';
import { staf } from '../seed/accounts.ts';
import { practiceSettings } from '../stripe/practice-keys.ts';
import { type HelperPorts, localFirebaseConfig, parseFirebaseConfig } from './firebase-config.ts';

interface StageContents {
  readonly ports: Ports;
  readonly helpers: HelperPorts;
  readonly functionsDir: string;
  /** null: this stack serves no app. */
  readonly appDir: string | null;
}

/** The functions and what a deployment would ask for (functions/src/shell/settings.ts), under the emulator's own names. */
async function layFunctions(folder: string, functionsDir: string, ports: Ports): Promise<void> {
  // A copy: another stack may be bundling while this one runs.
  await cp(functionsDir, folder, { recursive: true });
  const stripe = practiceSettings(ports.stripe);
  const settings = {
    MAIL_FROM: brand.email,
    STAFF_EMAIL: staf.email,
    STRIPE_API_BASE: stripe.apiBase,
    APP_ORIGIN: `http://localhost:${ports.app}`,
    // As Google's runtime has it: without this, the server around the functions answers bad JSON with its stack.
    NODE_ENV: 'production',
  };
  const secrets = {
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  };
  const lines = (values: Record<string, string>): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  await Promise.all([
    writeFile(path.join(folder, '.env.local'), lines(settings)),
    writeFile(path.join(folder, '.secret.local'), lines(secrets)),
  ]);
}

/**
 * Lays out the folder that the Firebase CLI takes for the project. It wants everything below its firebase.json, and
 * ours differs from the one that is deployed. The folder stands inside the project so that the functions find their
 * packages; the rules are linked, so that saving them reloads them.
 */
export async function layStage(
  stageDir: string,
  { ports, helpers, functionsDir, appDir }: StageContents,
): Promise<void> {
  await rm(stageDir, { recursive: true, force: true });
  await mkdir(stageDir, { recursive: true });
  const config = parseFirebaseConfig(await readFile(inProject('firebase.json'), 'utf8'));
  const at = (name: string): string => path.join(stageDir, name);
  await Promise.all([
    writeFile(at('firebase.json'), JSON.stringify(localFirebaseConfig(config, ports, helpers), null, 2)),
    symlink(inProject('firestore.rules'), at('firestore.rules')),
    symlink(inProject('firestore.indexes.json'), at('firestore.indexes.json')),
    layFunctions(at('functions'), functionsDir, ports),
    appDir === null ? mkdir(at('app')) : symlink(appDir, at('app'), 'dir'),
  ]);
}
