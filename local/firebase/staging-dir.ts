import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '#domain/brand.ts';
import { builtPages } from '#build/built-pages.ts';
import { inProject } from '#build/project.ts';
import { reviewsWidget } from '#build/reviews-widget.ts';
import type { Ports } from '../ports.ts';
import { staf } from '../seed/accounts.ts';
import type { StripeKeys } from '../stripe/own-stripe-keys.ts';
import { practiceVapidKeys } from '#build/practice-vapid-keys.ts';
import { practiceKeys } from '../stripe/practice-keys.ts';
import { type HelperPorts, localFirebaseConfig, parseFirebaseConfig } from './firebase-config.ts';

interface StageContents {
  readonly ports: Ports;
  readonly helpers: HelperPorts;
  readonly functionsDir: string;
  /** null when this stack serves no app. */
  readonly appDir: string | null;
  /** null when payments use the stand-in. */
  readonly stripeKeys: StripeKeys | null;
}

/**
 * Copies the functions and writes the settings that a deployment would ask for (functions/src/shell/settings.ts), with
 * the emulator's values.
 */
async function writeFunctions(
  folder: string,
  { functionsDir, ports, stripeKeys }: Pick<StageContents, 'functionsDir' | 'ports' | 'stripeKeys'>,
): Promise<void> {
  // A copy, because another stack may be bundling while this one runs.
  await cp(functionsDir, folder, { recursive: true });
  const { secretKey, webhookSecret } = stripeKeys ?? practiceKeys;
  const settings = {
    MAIL_FROM: brand.email,
    STAFF_EMAIL: staf.email,
    // The mail page stands in for the provider (local/mail/sms-stand-in.ts).
    SMS_URL: `http://127.0.0.1:${ports.mail}/stand-in/sms`,
    VAPID_PUBLIC_KEY: practiceVapidKeys.publicKey,
    PUSH_STAND_IN: `http://127.0.0.1:${ports.mail}/stand-in/push`,
    // An empty value selects Stripe itself.
    STRIPE_API_BASE: stripeKeys === null ? `http://127.0.0.1:${ports.stripe}` : '',
    APP_ORIGIN: `http://localhost:${ports.app}`,
    // As in Google's runtime: without it, the server around the functions answers invalid JSON with a stack trace.
    NODE_ENV: 'production',
  };
  const secrets = {
    SMS_KEY: 'local',
    VAPID_PRIVATE_KEY: practiceVapidKeys.privateKey,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  const lines = (values: Record<string, string>): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  await Promise.all([
    writeFile(path.join(folder, '.env.local'), lines(settings)),
    // May contain the user's own keys.
    writeFile(path.join(folder, '.secret.local'), lines(secrets), { mode: 0o600 }),
  ]);
}

/**
 * Creates the project folder for the Firebase CLI, which requires everything below its firebase.json; the local one
 * differs from the deployed one. It is inside the project so that the functions find their packages; the rules are
 * linked, so that saving them reloads them.
 */
export async function writeStagingDir(
  stageDir: string,
  { ports, helpers, functionsDir, appDir, stripeKeys }: StageContents,
): Promise<void> {
  await rm(stageDir, { recursive: true, force: true });
  await mkdir(stageDir, { recursive: true });
  const config = parseFirebaseConfig(await readFile(inProject('firebase.json'), 'utf8'));
  const served = { pages: appDir === null ? [] : builtPages(appDir), reviews: reviewsWidget() };
  const at = (name: string): string => path.join(stageDir, name);
  await Promise.all([
    writeFile(at('firebase.json'), JSON.stringify(localFirebaseConfig(config, ports, helpers, served), null, 2)),
    symlink(inProject('firestore.rules'), at('firestore.rules')),
    symlink(inProject('firestore.indexes.json'), at('firestore.indexes.json')),
    writeFunctions(at('functions'), { functionsDir, ports, stripeKeys }),
    appDir === null ? mkdir(at('app')) : symlink(appDir, at('app'), 'dir'),
  ]);
}
