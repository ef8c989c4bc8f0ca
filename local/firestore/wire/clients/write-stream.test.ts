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
import { PROJECT, ROOT, unsignedToken, useTestServer } from './test-server.ts';

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

interface Conversation {
  readonly answers: readonly ProtoObject[];
  readonly code: number;
  readonly message: string;
}

const tokenOf = (answers: readonly ProtoObject[]): unknown => answers.at(-1)?.['streamToken'];

/**
 * Sends each message over one Write stream when the one before is answered, with the token of that answer, until the
 * stream ends. The handshake is answered with `handshakeAnswers` messages.
 */
function converse(requests: readonly ProtoObject[], handshakeAnswers = 1): Promise<Conversation> {
  return new Promise((resolve) => {
    const call = grpc.duplex('Write');
    const answers: ProtoObject[] = [];
    let sent = 0;
    const sendNext = (): void => {
      const request = requests[sent];
      sent += 1;
      if (request === undefined) call.end();
      else call.write(sent === 1 ? request : { streamToken: tokenOf(answers), ...request });
    };
    call.on('data', (answer: ProtoObject) => {
      answers.push(answer);
      if (answers.length >= handshakeAnswers + sent - 1) sendNext();
    });
    call.on('error', () => undefined);
    call.on('status', ({ code, details }) => resolve({ answers, code, message: details }));
    sendNext();
  });
}

const valueOf = async (id: string): Promise<unknown> =>
  (await server.rest('GET', `/v1/${ROOT}/documents/writes/${id}`)).json;

describe('a Write stream', () => {
  it('completes the handshake, then commits each message in order, and ends after an empty one', async () => {
    const { answers, code } = await converse([
      { database: ROOT },
      { writes: [update('a', 1), update('b', 1)] },
      { writes: [update('a', 2)] },
      { writes: [] },
      { writes: [update('a', 3)] },
    ]);
    expect(code).toBe(0);
    expect(answers).toHaveLength(4);
    expect(answers[0]).toMatchObject({ streamId: expect.stringMatching(/./u), streamToken: expect.any(Buffer) });
    expect(answers[1]?.['writeResults']).toHaveLength(2);
    expect(answers[2]).toMatchObject({ commitTime: { seconds: expect.any(String) } });
    const tokens = answers.map(({ streamToken }) => String(streamToken));
    expect(new Set(tokens).size).toBe(3);
    expect(answers[3]).toEqual({ streamToken: answers[2]?.['streamToken'] });
    expect(await valueOf('a')).toMatchObject({ fields: { n: { integerValue: '2' } } });
  });

  it('that the client leaves after its handshake, or without one, ends without an error', async () => {
    expect(await converse([{ database: ROOT }])).toMatchObject({ code: 0, answers: [{}] });
    expect(await converse([])).toMatchObject({ code: 0, answers: [] });
  });

  const streamToken = Buffer.from('1@x');
  it.each([
    ['no database', [{ writes: [] }], 3],
    ['writes in the handshake', [{ database: ROOT, writes: [update('a', 1)] }], 3],
    ['a stream to resume that does not exist', [{ database: ROOT, streamId: 'x' }], 5],
    ['a token of no stream', [{ database: ROOT, streamToken }], 3],
    ['another database', [{ database: ROOT }, { database: `${ROOT}2`, writes: [update('a', 1)] }], 3],
    ['another id', [{ database: ROOT }, { streamId: 'x', writes: [update('a', 1)] }], 3],
    ['no token', [{ database: ROOT }, { streamToken: Buffer.alloc(0), writes: [update('a', 1)] }], 3],
    ['a token of another stream', [{ database: ROOT }, { streamToken, writes: [update('a', 1)] }], 3],
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

  it('does the writes that were sent before the client ended it', async () => {
    const call = grpc.duplex('Write');
    const [hello] = await new Promise<ProtoObject[]>((resolve) => {
      call.once('data', (answer: ProtoObject) => resolve([answer]));
      call.write({ database: ROOT });
    });
    const answers: ProtoObject[] = [];
    const ended = new Promise<number>((resolve) => void call.on('status', ({ code }) => resolve(code)));
    call.on('data', (answer: ProtoObject) => answers.push(answer));
    for (const n of [1, 2, 3]) call.write({ streamToken: hello?.['streamToken'], writes: [update('sent', n)] });
    call.end();
    expect(await ended).toBe(0);
    expect(answers).toHaveLength(3);
    expect(await valueOf('sent')).toMatchObject({ fields: { n: { integerValue: '3' } } });
  });

  it('is resumed from a token: first what was answered since, then the token to go on with', async () => {
    const { answers: before } = await converse([
      { database: ROOT },
      { writes: [update('r', 1)] },
      { writes: [update('r', 2)] },
      { writes: [update('r', 3)] },
    ]);
    const [hello, first, second, third] = before;
    const handshake = { database: ROOT, streamId: hello?.['streamId'], streamToken: second?.['streamToken'] };
    const { answers, code } = await converse([handshake, { writes: [update('r', 4)] }], 2);
    expect(code).toBe(0);
    expect(answers[0]).toEqual(third);
    expect(answers[1]).toEqual({ streamToken: third?.['streamToken'] });
    expect(answers[2]?.['writeResults']).toHaveLength(1);
    expect(answers).toHaveLength(3);
    // What was acknowledged is gone.
    expect(await converse([{ ...handshake, streamToken: first?.['streamToken'] }])).toMatchObject({
      code: 3,
      message: 'invalid stream token',
    });
    const stranger = new GrpcClient(server.host, `Bearer ${unsignedToken('maria')}`);
    const call = stranger.duplex('Write');
    call.on('error', () => undefined);
    const refused = new Promise<number>((resolve) => void call.on('status', (status) => resolve(status.code)));
    call.write(handshake);
    expect(await refused).toBe(5);
    stranger.close();
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
