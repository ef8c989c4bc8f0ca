import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StripeKeys } from '../stripe/own-stripe-keys.ts';
import { writeStagingDir } from './staging-dir.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'madelief-stage-'));
  await mkdir(path.join(directory, 'lib'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

/** The functions' settings, parsed like the Functions emulator does. */
async function settingsOf(stripeKeys: StripeKeys | null): Promise<ReadonlyMap<string, string>> {
  const stage = path.join(directory, 'stage');
  await writeStagingDir(stage, {
    ports: { app: 5000, auth: 2, firestore: 3, functions: 4, mail: 8, smtp: 9, stripe: 12_111 },
    helpers: { auth: 11, hub: 5, logging: 6, eventarc: 7, tasks: 8, firestoreWebsocket: 9 },
    functionsDir: path.join(directory, 'lib'),
    appDir: null,
    stripeKeys,
  });
  const files = ['.env.local', '.secret.local'].map((name) => path.join(stage, 'functions', name));
  expect((await stat(files[1] ?? '')).mode & 0o077).toBe(0);
  const lines = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('').trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

test('without keys, payments use the stand-in', async () => {
  const settings = await settingsOf(null);
  expect(settings.get('STRIPE_API_BASE')).toBe('http://127.0.0.1:12111');
  expect(settings.get('STRIPE_SECRET_KEY')).toMatch(/^sk_test_/);
  expect(settings.get('STAFF_EMAIL')).toBe('staf@madelief.test');
});

test('with the user’s keys, payments go to Stripe itself', async () => {
  const settings = await settingsOf({ secretKey: 'sk_test_own', webhookSecret: 'whsec_own' });
  expect(settings.get('STRIPE_API_BASE')).toBe('');
  expect(settings.get('STRIPE_SECRET_KEY')).toBe('sk_test_own');
  expect(settings.get('STRIPE_WEBHOOK_SECRET')).toBe('whsec_own');
});
