import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildFunctions } from '#build/build-functions.ts';
import { inProject, nodeBinary } from '#build/project.ts';

const installedSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

let folder: string;

/** Where Node resolves a package from `from`: in its own node_modules, or in one above it. */
async function findPackage(name: string, from: string): Promise<string | null> {
  for (let at = from; at.startsWith(inProject()); at = path.dirname(at)) {
    const candidate = path.join(at, 'node_modules', name);
    const isThere = await readFile(path.join(candidate, 'package.json')).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return null;
}

/** What npm would install for these dependencies: they and theirs, and nothing else of the project. */
async function packagesFor(names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const visit = async (name: string, from: string): Promise<void> => {
    const at = await findPackage(name, from);
    if (at === null || found.has(at)) return;
    found.add(at);
    const { dependencies, optionalDependencies, peerDependencies } = installedSchema.parse(
      JSON.parse(await readFile(path.join(at, 'package.json'), 'utf8')),
    );
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      await visit(next, at);
    }
  };
  for (const name of names) await visit(name, inProject());
  return found;
}

/** Installed as links to the project's own, without a registry: Node preserves the links. */
async function installInto(target: string, packages: ReadonlySet<string>): Promise<void> {
  const root = inProject('node_modules');
  for (const source of packages) {
    // A nested package comes with its parent.
    if (path.relative(root, source).includes('node_modules')) continue;
    const place = path.join(target, 'node_modules', path.relative(root, source));
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(source, place, 'dir');
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'madelief-deployed-'));
  await cp(await buildFunctions(), folder, { recursive: true });
  const { dependencies = {} } = installedSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')),
  );
  await installInto(folder, await packagesFor(Object.keys(dependencies)));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const deployedSchema = z.record(
  z.string(),
  z.object({
    secretEnvironmentVariables: z.array(z.object({ key: z.string() })).optional(),
    httpsTrigger: z.object({}).optional(),
    eventTrigger: z.object({}).optional(),
    scheduleTrigger: z.object({}).optional(),
  }),
);

/** Packages that the files import, statically or dynamically. */
async function packagesNamedIn(files: readonly string[]): Promise<readonly string[]> {
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const named = texts.flatMap((text) => [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^."'][^"'\s]*)["']/g)]);
  return [...new Set(named.flatMap(([, name = '']) => (name.startsWith('node:') ? [] : [name])))];
}

/** Loads every file of the folder and every package they name in a separate Node process, like Google's runtime. */
async function load(environment: Record<string, string>) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const names = [...files.map((name) => `./${name}`), ...(await packagesNamedIn(files))];
  expect(names).toContain('stripe');
  const probe = path.join(folder, 'probe.mjs');
  await writeFile(
    probe,
    `for (const name of ${JSON.stringify(names)}) await import(name);
    const functions = await import('./index.js');
    const endpoints = Object.entries(functions).map(([name, each]) => [name, each.__endpoint]);
    console.log(JSON.stringify(Object.fromEntries(endpoints)));`,
  );
  const { stdout } = await promisify(execFile)(nodeBinary, ['--preserve-symlinks', '--preserve-symlinks-main', probe], {
    cwd: folder,
    env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'madelief-production', ...environment },
  });
  return deployedSchema.parse(JSON.parse(stdout));
}

test('the built folder runs by itself, with only the dependencies of its package.json', async () => {
  const functions = await load({ K_SERVICE: 'seniorcalls' });
  const kinds = Object.values(functions).map((each) => [each.httpsTrigger, each.eventTrigger, each.scheduleTrigger]);
  expect(kinds.length).toBeGreaterThanOrEqual(15);
  for (const kind of kinds) expect(kind.filter((trigger) => trigger !== undefined)).toHaveLength(1);
});

test('a function is given the secrets that it needs, and no others', async () => {
  const functions = await load({});
  const secrets = Object.entries(functions).flatMap(([name, { secretEnvironmentVariables = [] }]) =>
    secretEnvironmentVariables.length === 0 ? [] : [[name, secretEnvironmentVariables.map(({ key }) => key)]],
  );
  expect(Object.fromEntries(secrets)).toEqual({
    deliverAlert: ['SMS_KEY', 'VAPID_PRIVATE_KEY'],
    deliverMail: ['SMTP_URL'],
    sweepAlerts: ['SMS_KEY', 'VAPID_PRIVATE_KEY'],
    sweepMail: ['SMTP_URL'],
    paymentCalls: ['STRIPE_SECRET_KEY'],
    sweepPurchases: ['STRIPE_SECRET_KEY'],
    stripeWebhook: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  });
});

test('it starts in production, and not with the settings of an emulator', async () => {
  await expect(load({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).rejects.toThrow(
    'Emulator settings have no place here: FIREBASE_AUTH_EMULATOR_HOST',
  );
  await expect(load({ FUNCTIONS_EMULATOR: 'true' })).rejects.toThrow('FUNCTIONS_EMULATOR');
  await expect(load({ STRIPE_API_BASE: 'http://127.0.0.1:12111' })).rejects.toThrow('STRIPE_API_BASE');
});
