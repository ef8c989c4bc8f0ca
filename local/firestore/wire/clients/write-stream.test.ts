import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProtoObject } from '../codec/proto-codec.ts';
import { GrpcClient } from './grpc-client.ts';
import { PROJECT, ROOT, useTestServer } from './test-server.ts';

const server = useTestServer();
let grpc: GrpcClient;
beforeAll(() => {
  setLogLevel('silent');
  grpc = new GrpcClient(server.host);
});
afterAll(() => grpc.close());

const update = (id: string, n: number): ProtoObject => ({
  update: { name: `${ROOT}/documents/writes/${id}`, fields: { n: { integerValue: String(n) } } },
});

/** Sends messages over one Write stream and collects the responses until it ends. */
function converse(
  requests: readonly ProtoObject[],
): Promise<{ answers: ProtoObject[]; code: number; message: string }> {
  return new Promise((resolve) => {
    const call = grpc.duplex('Write');
    const answers: ProtoObject[] = [];
    call.on('data', (answer: ProtoObject) => answers.push(answer));
    call.on('error', () => undefined);
    call.on('status', ({ code, details }) => resolve({ answers, code, message: details }));
    for (const request of requests) call.write(request);
    call.end();
  });
}

describe('a Write stream', () => {
  it('completes the handshake, then commits each message in order', async () => {
    const { answers, code } = await converse([
      { database: ROOT },
      { writes: [update('a', 1), update('b', 1)] },
      { writes: [update('a', 2)] },
      { writes: [] },
    ]);
    expect(code).toBe(0);
    expect(answers).toHaveLength(4);
    expect(answers[0]).toMatchObject({ streamId: expect.stringMatching(/./u), streamToken: expect.any(Buffer) });
    expect(answers[1]?.['writeResults']).toHaveLength(2);
    expect(answers[2]).toMatchObject({ commitTime: { seconds: expect.any(String) } });
    const tokens = answers.map(({ streamToken }) => String(streamToken));
    expect(new Set(tokens).size).toBe(4);
    const { json } = await server.rest('GET', `/v1/${ROOT}/documents/writes/a`);
    expect(json).toMatchObject({ fields: { n: { integerValue: '2' } } });
  });

  it.each([
    ['no database', [{ writes: [] }], 3],
    ['writes in the handshake', [{ database: ROOT, writes: [update('a', 1)] }], 3],
    ['a stream to resume', [{ database: ROOT, streamId: 'x' }], 12],
    ['another database', [{ database: ROOT }, { database: `${ROOT}2`, writes: [update('a', 1)] }], 3],
  ])('refuses %s', async (_title, requests, expected) => {
    expect((await converse(requests)).code).toBe(expected);
  });

  it('ends with the code of the write that failed', async () => {
    const failing = { ...update('absent', 1), currentDocument: { exists: true } };
    const { answers, code, message } = await converse([
      { database: ROOT },
      { writes: [failing] },
      { writes: [update('never', 1)] },
    ]);
    expect(answers).toHaveLength(1);
    expect({ code, message }).toStrictEqual({
      code: 5,
      message: `No document to update: ${ROOT}/documents/writes/absent`,
    });
    expect((await server.rest('GET', `/v1/${ROOT}/documents/writes/never`)).status).toBe(404);
  });

  it('accepts the writes of the complete web SDK', async () => {
    const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, 'full');
    const db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, '127.0.0.1', server.port);
    await setDoc(doc(db, 'full/a'), { n: 1 });
    await writeBatch(db).update(doc(db, 'full/a'), { n: 2 }).set(doc(db, 'full/b'), { n: 3 }).commit();
    await expect(updateDoc(doc(db, 'full/absent'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
    await setDoc(doc(db, 'full/c'), { n: 4 });
    const { json } = await server.rest('GET', `/v1/${ROOT}/documents/full`);
    expect(json).toMatchObject({ documents: [{ fields: { n: { integerValue: '2' } } }, {}, {}] });
    await deleteApp(app);
  });
});
