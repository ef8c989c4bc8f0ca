import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFirestoreServer } from '#local/firestore/server.ts';
import { PROJECT, ROOT, unsignedToken, useTestServer } from '../clients/test-server.ts';

const server = useTestServer();
const RULES = `/emulator/v1/projects/${PROJECT}:securityRules`;
const MARIA = `/v1/${ROOT}/documents/users/maria`;

const allowing = (condition: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read: if ${condition};
    }
  }
}`;
const BROKEN = `service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} { allow read if true; }
  }
}`;

const files = (content: string): object => ({ rules: { files: [{ name: 'firestore.rules', content }] } });

async function readAs(uid: string): Promise<number> {
  return (await server.rest('GET', MARIA, undefined, `Bearer ${unsignedToken(uid)}`)).status;
}

describe('the rules', () => {
  beforeEach(async () => {
    await server.rest('PATCH', MARIA, {});
  });

  it('take effect from the next request, and can be read back', async () => {
    expect(await server.rest('PUT', RULES, files(allowing('request.auth.uid == uid')))).toMatchObject({
      status: 200,
      json: {},
    });
    expect([await readAs('maria'), await readAs('jozef')]).toStrictEqual([200, 403]);
    await server.rest('PUT', RULES, files(allowing("request.auth.uid == 'jozef'")));
    expect([await readAs('maria'), await readAs('jozef')]).toStrictEqual([403, 200]);
    expect(await server.rest('GET', RULES)).toMatchObject({
      json: { rules: { files: [{ content: allowing("request.auth.uid == 'jozef'") }] } },
    });
  });

  it('stay in force when the new ones have an error, which is reported by line and column', async () => {
    await server.rest('PUT', RULES, files(allowing('request.auth.uid == uid')));
    const { status, json } = await server.rest('PUT', RULES, files(BROKEN));
    expect(status).toBe(400);
    const position = { fileName: 'firestore.rules', line: 3, column: expect.any(Number) };
    expect(json).toMatchObject({
      error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringMatching(/L3:\d+ ./u) },
      issues: [{ sourcePosition: position, severity: 'ERROR', description: expect.stringMatching(/./u) }],
    });
    expect([await readAs('maria'), await readAs('jozef')]).toStrictEqual([200, 403]);
  });

  it('report errors with status 200 when the CLI requests it', async () => {
    const { status, json } = await server.rest('PUT', RULES, { ignore_errors: true, ...files(BROKEN) });
    expect(status).toBe(200);
    expect(json).toMatchObject({ issues: [{ severity: 'ERROR', sourcePosition: { line: 3 } }] });
  });

  it.each([{}, { rules: {} }, { rules: { files: [] } }, { rules: { files: [{ name: 'x' }] } }, '{'])(
    'are refused as %j',
    async (body) => {
      expect(await server.rest('PUT', RULES, body)).toMatchObject({
        status: 400,
        json: { error: { status: 'INVALID_ARGUMENT' } },
      });
    },
  );

  it('do not support coverage', async () => {
    const { status, json } = await server.rest('GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage`);
    expect(status).toBe(501);
    expect(json).toMatchObject({
      error: { status: 'UNIMPLEMENTED', message: expect.stringContaining('ruleCoverage') },
    });
  });

  it('are logged by line, without ids', async () => {
    await server.rest('PUT', RULES, files(allowing('request.auth.uid == uid')));
    await readAs('jozef');
    expect(server.lines.at(-1)).toMatch(/^rules: denied get users\/\* by 5:\d+ deny/u);
    await readAs('maria');
    expect(server.lines.at(-1)).toMatch(/^rules: allowed get users\/\* by 5:\d+ allow/u);
  });
});

describe('the emulator', () => {
  it('is healthy', async () => {
    expect(await server.rest('GET', '/')).toMatchObject({ status: 200, json: 'Ok\n' });
  });

  it('clears the documents of one database on request', async () => {
    const other = MARIA.replace('(default)', 'other');
    await server.rest('PATCH', MARIA, {});
    await server.rest('PATCH', other, {});
    const { status, json } = await server.rest('DELETE', `/emulator/v1/${ROOT}/documents`);
    expect({ status, json }).toStrictEqual({ status: 200, json: {} });
    expect((await server.rest('GET', MARIA)).status).toBe(404);
    expect((await server.rest('GET', other)).status).toBe(200);
  });

  it('answers 404 for other paths', async () => {
    expect(await server.rest('GET', '/emulator/v1/nothing')).toMatchObject({
      status: 404,
      json: { error: { status: 'NOT_FOUND' } },
    });
    expect((await server.rest('PUT', '/')).status).toBe(404);
  });
});

describe('an export', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'firestore-export-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const ask = (body: object): ReturnType<typeof server.rest> =>
    server.rest('POST', `/emulator/v1/projects/${PROJECT}:export`, body);

  it('can be imported at start', async () => {
    await server.rest('DELETE', `/emulator/v1/${ROOT}/documents`);
    const fields = {
      n: { integerValue: '9007199254740993' },
      nan: { doubleValue: 'NaN' },
      bytes: { bytesValue: 'AP8=' },
    };
    await server.rest('PATCH', MARIA, { fields });
    await server.rest('PATCH', `${MARIA}/pets/poes`, { fields: {} });
    expect((await ask({ database: ROOT, export_directory: directory, export_name: 'firestore_export' })).status).toBe(
      200,
    );
    const file = join(directory, 'firestore_export', 'firestore_export.overall_export_metadata');
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(3);
    const second = await startFirestoreServer({ seedFromExport: file });
    try {
      const document: unknown = await (
        await fetch(`http://127.0.0.1:${second.port}${MARIA}`, { headers: { authorization: 'Bearer owner' } })
      ).json();
      expect(document).toMatchObject({ fields });
      expect(second.operations.documents(PROJECT, '(default)').map(({ path }) => path.join('/'))).toStrictEqual([
        'users/maria',
        'users/maria/pets/poes',
      ]);
    } finally {
      await second.close();
    }
  });

  it('is denied to web pages', async () => {
    const response = await fetch(`http://${server.host}/emulator/v1/projects/${PROJECT}:export`, {
      method: 'POST',
      headers: { origin: 'https://example.com' },
      body: JSON.stringify({ database: ROOT, export_directory: directory, export_name: 'x' }),
    });
    expect(response.status).toBe(403);
  });

  it('is rejected without a directory', async () => {
    expect((await ask({ database: ROOT })).status).toBe(400);
  });

  it('of another program fails the start', async () => {
    await expect(startFirestoreServer({ seedFromExport: new URL(import.meta.url).pathname })).rejects.toThrow(
      'no export of this emulator',
    );
  });
});

describe('a trigger', () => {
  it('receives commits over either transport, which do not wait for it', async () => {
    const events: string[] = [];
    const functions = createServer((request) => {
      // Never responds: a commit that waited for it would hang.
      events.push(`${request.url} ${request.headers['ce-type']} ${request.headers['ce-document']}`);
    });
    await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
    const withTriggers = await startFirestoreServer({
      functionsEmulator: `127.0.0.1:${(functions.address() as AddressInfo).port}`,
    });
    const base = `http://127.0.0.1:${withTriggers.port}`;
    try {
      const registered = await fetch(
        `${base}/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=us-central1-f-0`,
        {
          method: 'POST',
          body: JSON.stringify({
            eventType: 'google.cloud.firestore.document.v1.created',
            database: '(default)',
            namespace: '(default)',
            document: { value: 'users/{uid}', matchType: 'PATH_PATTERN' },
          }),
        },
      );
      expect(registered.status).toBe(200);
      const patched = await fetch(`${base}${MARIA}`, {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner' },
        body: '{}',
      });
      expect(patched.status).toBe(200);
      await vi.waitFor(() =>
        expect(events).toStrictEqual([
          `/functions/projects/${PROJECT}/triggers/us-central1-f-0 google.cloud.firestore.document.v1.created users/maria`,
        ]),
      );
    } finally {
      await withTriggers.close();
      functions.closeAllConnections();
      functions.close();
    }
  });

  it('that is invalid is rejected', async () => {
    const { status, json } = await server.rest(
      'POST',
      `/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=f`,
      {},
    );
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});

describe('the usage', () => {
  const USAGE = '/emulator/v1/usage';

  it('is counted between the request that starts it and the one that ends it', async () => {
    expect(await server.rest('GET', USAGE)).toMatchObject({ status: 400 });
    await server.rest('PUT', USAGE);
    await server.rest('PATCH', MARIA, {});
    await server.rest('GET', MARIA);
    expect(await server.rest('GET', `${USAGE}?hottest=1`)).toMatchObject({
      status: 200,
      json: {
        reads: { users: 1 },
        writes: { users: 1 },
        hottest: [{ path: 'users/maria', writes: 1 }],
        commits: [],
        eventsUnderway: 0,
      },
    });
    await server.rest('PUT', `${USAGE}?commits=true`);
    await server.rest('DELETE', MARIA);
    expect(await server.rest('GET', USAGE)).toMatchObject({
      json: { reads: {}, deletes: { users: 1 }, commits: [{ written: [], deleted: ['users/maria'] }] },
    });
    await server.rest('DELETE', USAGE);
    expect(await server.rest('GET', USAGE)).toMatchObject({ status: 400 });
  });
});
