import { build, type Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import { staticImports } from '#build/static-imports-plugin.ts';

const built = z.array(z.object({ output: z.array(z.object({ fileName: z.string(), code: z.optional(z.string()) })) }));

/** App Check's token server: a bundle without its host name contains no App Check. */
const tokenServer = 'firebaseappcheck.googleapis.com';

/** Builds what begins in this file of src/ as vite.config.ts does. */
async function bundle(siteKey: string | undefined, entry: readonly string[], plugins: readonly Plugin[] = []) {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  const result = await build({
    configFile: false,
    envFile: false,
    root: inProject(),
    logLevel: 'silent',
    mode: 'production',
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: inProject('src', ...entry), preserveEntrySignatures: 'strict' },
    },
  });
  return built.parse([result].flat()).flatMap(({ output }) => output);
}

async function chunksWith(siteKey: string | undefined) {
  const chunks = await bundle(siteKey, ['firebase', 'functions.ts']);
  return chunks.map(({ fileName, code = '' }) => ({ fileName, callsTokenServer: code.includes(tokenServer) }));
}

/** The worker's script: one file. */
async function workerScript(siteKey: string | undefined): Promise<string> {
  const entry = ['pwa', 'service-worker', 'background-flush.ts'];
  const [script, ...others] = await bundle(siteKey, entry, [staticImports()]);
  expect(others).toEqual([]);
  return script?.code ?? '';
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('without a site key the build contains no App Check', async () => {
  for (const siteKey of [undefined, '']) {
    const chunks = await chunksWith(siteKey);
    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.filter(({ callsTokenServer }) => callsTokenServer)).toEqual([]);
  }
});

test('with a site key it is in a chunk of its own, outside the first load', async () => {
  const chunks = await chunksWith('test-site-key');
  expect(chunks.flatMap(({ fileName, callsTokenServer }) => (callsTokenServer ? [fileName] : []))).toEqual([
    expect.stringContaining('app-check-session'),
  ]);
});

test('a worker has App Check in its one script where there is a site key, and loads no module', async () => {
  for (const siteKey of [undefined, 'test-site-key']) {
    const script = await workerScript(siteKey);
    expect(script.includes(tokenServer)).toBe(siteKey !== undefined);
    // Either is a syntax error in a classic script, and the worker does not start.
    expect(script).not.toMatch(/\bimport\b/);
  }
});
