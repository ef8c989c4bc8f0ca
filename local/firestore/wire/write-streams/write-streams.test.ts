import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import type { Caller, Write } from '#local/firestore/operations/types.ts';
import {
  ADMIN,
  DATABASE,
  openTestDatabase,
  outcomeOf,
  ROOT,
  valueOf,
} from '#local/firestore/operations/test-database.ts';
import { WriteSession } from './write-session.ts';
import type { WriteResponse } from './write-stream.ts';
import { WriteStreams } from './write-streams.ts';

const MARIA: Caller = { kind: 'user', auth: { uid: 'maria', token: { iat: 1 } } };
const MARIA_LATER: Caller = { kind: 'user', auth: { uid: 'maria', token: { iat: 2 } } };
const JOZEF: Caller = { kind: 'user', auth: { uid: 'jozef', token: {} } };

const increment: Write = {
  transform: { document: `${ROOT}/c/n`, fieldTransforms: [{ fieldPath: 'n', increment: valueOf(1n) }] },
};
const handshake = { database: DATABASE, streamId: '', writes: [] };
const firstOf = async (answer: ReturnType<WriteSession['handle']>): Promise<WriteResponse> => {
  const [first] = (await answer).responses;
  if (first === undefined) throw new Error('no answer');
  return first;
};

async function setUp(caller = ADMIN) {
  const { operations } = await openTestDatabase();
  let now = 0;
  const streams = new WriteStreams(() => now);
  const connect = (as = caller) => new WriteSession(operations, streams, as);
  const session = connect();
  const { streamId = '', streamToken } = await firstOf(session.handle(handshake));
  return {
    operations,
    connect,
    session,
    streamId,
    streamToken,
    pass: (ms: number) => {
      now += ms;
    },
    resume: (as = caller, token: Uint8Array | undefined = streamToken) =>
      outcomeOf(connect(as).handle({ ...handshake, streamId, streamToken: token })),
  };
}

const countIn = async (operations: Operations): Promise<bigint> => {
  const found = await outcomeOf(operations.getDocument(ADMIN, { name: `${ROOT}/c/n` }));
  if (found !== 'OK') return 0n;
  const { fields } = await operations.getDocument(ADMIN, { name: `${ROOT}/c/n` });
  const n = fields.get('n');
  return n?.kind === 'integer' ? n.value : 0n;
};

describe('a stream', () => {
  it('can be resumed by its own user, with another token as well, and by no other', async () => {
    const { resume } = await setUp(MARIA);
    expect(await resume(JOZEF)).toMatch(/^NOT_FOUND/);
    expect(await resume(ADMIN)).toMatch(/^NOT_FOUND/);
    expect(await resume({ kind: 'user', auth: null })).toMatch(/^NOT_FOUND/);
    expect(await resume(MARIA_LATER)).toBe('OK');
  });

  it('is kept for ten minutes after its connection has ended, and for as long as it has one', async () => {
    const { session, resume, pass } = await setUp();
    pass(20 * 60_000);
    expect(await resume()).toBe('OK');
    session.close();
    pass(20 * 60_000);
    // The connection that ended was not the latest one.
    expect(await resume()).toBe('OK');
    const other = await setUp();
    other.session.close();
    other.pass(9 * 60_000);
    expect(await other.resume()).toBe('OK');
    const forgotten = await setUp();
    forgotten.session.close();
    forgotten.pass(10 * 60_000);
    expect(await forgotten.resume()).toMatch(/^NOT_FOUND/);
  });

  it('that was resumed leaves its former connection without writes', async () => {
    const { operations, session, streamToken, resume } = await setUp();
    expect(await resume()).toBe('OK');
    const late = session.handle({ ...handshake, streamToken, writes: [increment] });
    expect(await outcomeOf(late)).toMatch(/^ABORTED/);
    expect(await countIn(operations)).toBe(0n);
  });

  it('stays with its connection when resuming it fails', async () => {
    const { session, streamToken, resume } = await setUp();
    expect(await resume(ADMIN, new Uint8Array(Buffer.from('7@x')))).toMatch(/^INVALID_ARGUMENT/);
    expect(await outcomeOf(session.handle({ ...handshake, streamToken, writes: [increment] }))).toBe('OK');
  });

  it('ends when a hundred responses are not acknowledged', async () => {
    const { session, streamToken } = await setUp();
    const send = () => outcomeOf(session.handle({ ...handshake, streamToken, writes: [increment] }));
    const outcomes: string[] = [];
    for (let sent = 0; sent < 101; sent += 1) outcomes.push(await send());
    expect(outcomes.findIndex((outcome) => outcome !== 'OK')).toBe(100);
    expect(outcomes.at(-1)).toMatch(/^RESOURCE_EXHAUSTED/);
  });
});

/** What happens to one message of a client: it is answered, or the connection is lost before it, or before its answer. */
const fates = fc.array(fc.constantFrom('answered', 'lost', 'unanswered'), { maxLength: 40 });

it('a client that resumes after each loss has each of its writes done once, whatever is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fates, async (messages) => {
      const { operations, connect, session, streamId, streamToken } = await setUp();
      let connection = session;
      let token = streamToken;
      let acknowledged = 0n;
      for (const fate of messages) {
        const answer =
          fate === 'lost' ? null : connection.handle({ ...handshake, streamToken: token, writes: [increment] });
        if (fate === 'answered' && answer !== null) {
          ({ streamToken: token } = await firstOf(answer));
          acknowledged += 1n;
          continue;
        }
        connection.close();
        connection = connect();
        const { responses } = await connection.handle({ ...handshake, streamId, streamToken: token });
        const missed = responses.filter(({ writeResults }) => writeResults !== undefined);
        expect(missed).toHaveLength(fate === 'unanswered' ? 1 : 0);
        acknowledged += BigInt(missed.length);
        token = responses.at(-1)?.streamToken ?? token;
        if (missed.length > 0) continue;
        ({ streamToken: token } = await firstOf(
          connection.handle({ ...handshake, streamToken: token, writes: [increment] }),
        ));
        acknowledged += 1n;
      }
      expect(acknowledged).toBe(BigInt(messages.length));
      expect(await countIn(operations)).toBe(acknowledged);
    }),
    { numRuns: 60 },
  );
});
