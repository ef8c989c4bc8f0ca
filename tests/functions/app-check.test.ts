import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitOptions } from './wait-options.ts';
import { confirmAccount } from '#domain/contracts/accounts.ts';
import { functionPath } from '#domain/contracts/function-contract.ts';
import { inProject, nodeBinary, projectId } from '#build/project.ts';

const confirmPath = functionPath(confirmAccount);
const socket = path.join(tmpdir(), `madelief-app-check-${process.pid}`);
let runtime: ChildProcess;

/** The emulator's own process for one function, with a setting that no stack has. */
beforeAll(async () => {
  runtime = spawn(
    nodeBinary,
    [inProject('node_modules', 'firebase-tools', 'lib', 'emulator', 'functionsEmulatorRuntime.js')],
    {
      cwd: inProject('functions', 'lib'),
      env: {
        PATH: process.env['PATH'],
        PORT: socket,
        FUNCTION_TARGET: 'seniorCalls',
        FUNCTION_SIGNATURE_TYPE: 'http',
        FUNCTIONS_EMULATOR: 'true',
        GCLOUD_PROJECT: projectId,
        FIREBASE_CONFIG: JSON.stringify({ projectId }),
        NODE_ENV: 'production',
        APP_CHECK: 'enforced',
      },
      stdio: 'ignore',
    },
  );
  await vi.waitFor(() => send('GET', '/__/health', {}), waitOptions);
}, 80_000);

afterAll(async () => {
  runtime.kill('SIGKILL');
  await rm(socket, { force: true });
});

function send(method: string, to: string, headers: Record<string, string>, body = ''): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const sending = request({ socketPath: socket, method, path: to, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve([answer.statusCode ?? 0, text]));
    });
    sending.on('error', reject).end(body);
  });
}

const rejection =
  '{"error":{"code":"app-not-verified","message":"This function requires an App Check token of our own app."}}';

// spec: security.ways-app-check
test('with App Check enforced, a call without a token of our app is refused, whatever else it has', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'none' })}.${part({ sub: 'app', aud: [`projects/${projectId}`] })}.`;
  const json = { 'content-type': 'application/json' };
  const signedIn = { ...json, authorization: `Bearer ${unsigned}` };
  for (const headers of [
    json,
    signedIn,
    { ...signedIn, 'x-firebase-appcheck': '' },
    { ...signedIn, 'x-firebase-appcheck': 'a.b.c' },
    { ...signedIn, 'x-firebase-appcheck': unsigned },
  ]) {
    expect(await send('POST', confirmPath, headers, '{}')).toEqual([401, rejection]);
  }
  // A malformed call is rejected as such first.
  expect((await send('GET', confirmPath, json))[0]).toBe(405);
}, 60_000);
