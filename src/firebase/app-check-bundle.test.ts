import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inProject } from '#build/project.ts';

const built = z.array(z.object({ output: z.array(z.object({ fileName: z.string(), code: z.optional(z.string()) })) }));

/** Where App Check gets its tokens: who does not speak to it has none of it. */
const itsServer = 'firebaseappcheck.googleapis.com';

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
  return chunks.map(({ fileName, code = '' }) => ({ fileName, speaksToIt: code.includes(itsServer) }));
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('without a site key nothing of App Check is built', async () => {
  for (const siteKey of [undefined, '']) {
    const chunks = await chunksWith(siteKey);
    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.filter(({ speaksToIt }) => speaksToIt)).toEqual([]);
  }
});

test('with a site key it is there, in a file of its own that the first screen does not wait for', async () => {
  const chunks = await chunksWith('test-site-key');
  expect(chunks.flatMap(({ fileName, speaksToIt }) => (speaksToIt ? [fileName] : []))).toEqual([
    expect.stringContaining('app-check-session'),
  ]);
});
