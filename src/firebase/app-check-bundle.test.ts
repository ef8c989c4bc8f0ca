import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inProject } from '#build/project.ts';

const built = z.array(z.object({ output: z.array(z.object({ fileName: z.string(), code: z.optional(z.string()) })) }));

/** App Check's token server: a bundle without its host name contains no App Check. */
const tokenServer = 'firebaseappcheck.googleapis.com';

async function chunksWith(siteKey: string | undefined) {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  const result = await build({
    configFile: false,
    envFile: false,
    root: inProject(),
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: inProject('src', 'firebase', 'functions.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = built.parse([result].flat()).flatMap(({ output }) => output);
  return chunks.map(({ fileName, code = '' }) => ({ fileName, callsTokenServer: code.includes(tokenServer) }));
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
