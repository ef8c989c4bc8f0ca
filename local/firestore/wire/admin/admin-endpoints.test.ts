import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ROOT, unsignedToken, useTestServer } from '../clients/test-server.ts';

const buckets = mkdtempSync(join(tmpdir(), 'buckets-'));
const server = useTestServer({ buckets });
const operation = z.object({
  name: z.string(),
  done: z.boolean(),
  error: z.unknown().optional(),
  response: z.unknown().optional(),
});

beforeEach(() => server.clear());
afterAll(() => rmSync(buckets, { recursive: true, force: true }));

const write = (path: string, text: string) =>
  server.rest('PATCH', `/v1/${ROOT}/documents/${path}`, { fields: { text: { stringValue: text } } });

/** Starts the work. @returns how it ended. */
async function run(method: string, body: object) {
  const started = await server.rest('POST', `/v1/${ROOT}:${method}`, body);
  const { name, done } = operation.parse(started.json);
  expect(done).toBe(false);
  const ended = await vi.waitFor(async () => {
    const found = operation.parse((await server.rest('GET', `/v1/${name}`)).json);
    expect(found.done).toBe(true);
    return found;
  });
  return ended;
}

/** Every document as `path: text`. */
async function stored(): Promise<readonly string[]> {
  const { json } = await server.rest('POST', `/v1/${ROOT}/documents:runQuery`, {
    structuredQuery: { from: [{ allDescendants: true }] },
  });
  const answers = z.array(
    z.object({
      document: z
        .object({ name: z.string(), fields: z.object({ text: z.object({ stringValue: z.string() }) }) })
        .optional(),
    }),
  );
  return answers
    .parse(json)
    .flatMap(({ document }) =>
      document === undefined ? [] : [`${document.name.split('/documents/')[1]}: ${document.fields.text.stringValue}`],
    );
}

test('an export of a moment holds what was there then, and brings it back into what was emptied', async () => {
  await write('people/maria', 'before');
  await write('people/maria/notes/a', 'before');
  const { json } = await write('streets/lane', 'before');
  const { updateTime } = z.object({ updateTime: z.string() }).parse(json);
  await write('people/maria', 'after');
  await write('people/jozef', 'after');
  await server.rest('DELETE', `/v1/${ROOT}/documents/streets/lane`);
  const uri = 'gs://madelief-backup/then';
  expect((await run('exportDocuments', { outputUriPrefix: uri, snapshotTime: updateTime })).response).toEqual({
    outputUriPrefix: uri,
  });
  await run('importDocuments', { inputUriPrefix: uri });
  // An import alone leaves what was made afterwards.
  expect(await stored()).toContain('people/jozef: after');
  await run('bulkDeleteDocuments', { collectionIds: ['people', 'notes', 'streets'] });
  expect(await stored()).toEqual([]);
  await run('importDocuments', { inputUriPrefix: uri });
  expect(await stored()).toEqual(['people/maria: before', 'people/maria/notes/a: before', 'streets/lane: before']);
});

test('named collections alone are exported, imported and deleted', async () => {
  await write('people/maria', '1');
  await write('people/maria/notes/a', '2');
  await write('streets/lane', '3');
  await run('exportDocuments', { outputUriPrefix: 'gs://madelief-backup/some', collectionIds: ['notes', 'streets'] });
  await run('bulkDeleteDocuments', { collectionIds: ['notes', 'streets'] });
  expect(await stored()).toEqual(['people/maria: 1']);
  await run('importDocuments', { inputUriPrefix: 'gs://madelief-backup/some', collectionIds: ['notes'] });
  expect(await stored()).toEqual(['people/maria: 1', 'people/maria/notes/a: 2']);
});

test('what is asked wrongly is refused, and nothing is written outside the folder', async () => {
  const refused: readonly (readonly [method: string, body: object])[] = [
    ['bulkDeleteDocuments', {}],
    ['exportDocuments', { outputUriPrefix: 'gs://madelief-backup/x', snapshotTime: 'yesterday' }],
    ['exportDocuments', { outputUri: 'gs://madelief-backup/x' }],
  ];
  for (const [method, body] of refused) {
    expect(await server.rest('POST', `/v1/${ROOT}:${method}`, body)).toMatchObject({ status: 400 });
  }
  for (const uri of ['gs://../x', 'gs://madelief-backup/../../x', '/tmp/x', 'gs://b..b/x']) {
    expect(await run('exportDocuments', { outputUriPrefix: uri })).toMatchObject({ error: { code: 400 } });
  }
  expect(readdirSync(buckets)).not.toContain('x');
  expect(await run('importDocuments', { inputUriPrefix: 'gs://madelief-backup/none' })).toMatchObject({
    error: { code: 404 },
  });
  const asked = { outputUriPrefix: 'gs://madelief-backup/y' };
  for (const authorization of ['', `Bearer ${unsignedToken('maria')}`]) {
    expect(await server.rest('POST', `/v1/${ROOT}:exportDocuments`, asked, authorization)).toMatchObject({
      status: 403,
    });
  }
});
