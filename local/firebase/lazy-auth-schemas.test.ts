import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject, nodeBinary } from '#build/project.ts';

/** A schema of which no validator can be made: what compiles it at the start fails. */
const document = {
  openapi: '3.0.0',
  info: { title: 'Test', version: '1' },
  paths: {
    '/': {
      get: {
        parameters: [{ name: 'page', in: 'query', schema: { type: 'nonsense' } }],
        responses: { 200: { description: 'Yes' } },
      },
    },
  },
};

const program = `require('exegesis-express').middleware(${JSON.stringify(document)}, {}).then(
  () => process.exit(0),
  () => process.exit(9),
);`;

let folder: string;

beforeAll(async () => {
  await mkdir(inProject('.cache'), { recursive: true });
  folder = await mkdtemp(inProject('.cache', 'lazy-schemas-'));
  await writeFile(path.join(folder, 'package.json'), '{}');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The exit code of the program under a name, with the module preloaded. */
async function exitCodeOf(script: string): Promise<unknown> {
  const file = path.join(folder, script);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, program);
  const preloaded = pathToFileURL(inProject('local', 'firebase', 'lazy-auth-schemas.ts')).href;
  const child = spawn(nodeBinary, [`--import=${preloaded}`, file], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  return code;
}

test('the Firebase CLI compiles no schema before it is needed; other programs are left alone', async () => {
  expect(await exitCodeOf('firebase-tools/lib/bin/other.js')).toBe(9);
  expect(await exitCodeOf('firebase-tools/lib/bin/firebase.js')).toBe(0);
});
