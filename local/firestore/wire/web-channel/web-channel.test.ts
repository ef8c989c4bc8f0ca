import { describe, expect, it } from 'vitest';
import { ROOT, unsignedToken, useTestServer } from '../clients/test-server.ts';

const server = useTestServer();
const CHANNEL = '/google.firestore.v1.Firestore/Write/channel';

type Entry = readonly [number, readonly Record<string, unknown>[]];

/** Splits frames: a length, a newline, and as many characters. */
function frames(text: string): unknown[] {
  const parsed: unknown[] = [];
  for (let rest = text; rest !== '';) {
    const end = rest.indexOf('\n') + 1;
    const length = Number(rest.slice(0, end));
    parsed.push(JSON.parse(rest.slice(end, end + length)));
    rest = rest.slice(end + length);
  }
  return parsed;
}

function form(offset: number, messages: readonly unknown[], headers?: string): string {
  const data = messages.map((message, index) => `req${index}___data__=${encodeURIComponent(JSON.stringify(message))}`);
  const start = headers === undefined ? [] : [`headers=${encodeURIComponent(headers)}`];
  return [...start, `count=${messages.length}`, `ofs=${offset}`, ...data].join('&');
}

async function post(parameters: string, body: string, path = CHANNEL): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://${server.host}${path}?VER=8&CVER=22&${parameters}`, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

async function open(
  messages: readonly unknown[],
  headers = 'Authorization:Bearer owner\r\nContent-Type:text/plain\r\n',
  path = CHANNEL,
): Promise<string> {
  const { text } = await post('RID=1', form(0, messages, headers), path);
  const [[entry]] = frames(text) as [[[number, [string, string, string, number, number, number]]]];
  expect(entry).toMatchObject([0, ['c', expect.any(String), '', 8, expect.any(Number), expect.any(Number)]]);
  return entry[1][1];
}

/** A non-streaming back channel, as behind a buffering proxy. */
async function poll(sid: string, acknowledged: number): Promise<readonly Entry[]> {
  const response = await fetch(
    `http://${server.host}${CHANNEL}?VER=8&RID=rpc&SID=${sid}&AID=${acknowledged}&CI=1&TYPE=xmlhttp`,
  );
  return frames(await response.text()).flat() as Entry[];
}

const update = (id: string, text: string, streamToken?: unknown): object => ({
  streamToken,
  writes: [{ update: { name: `${ROOT}/documents/channel/${id}`, fields: { text: { stringValue: text } } } }],
});

/** Opens a channel and completes the handshake. */
async function begin(headers?: string): Promise<{ sid: string; streamId: unknown; token: unknown }> {
  const sid = await open([{ database: ROOT }], headers);
  const [hello] = await poll(sid, 0);
  expect(hello).toMatchObject([1, [{ streamId: expect.any(String), streamToken: expect.any(String) }]]);
  return { sid, streamId: hello?.[1][0]?.['streamId'], token: hello?.[1][0]?.['streamToken'] };
}

describe('a Write stream over WebChannel', () => {
  it('completes the handshake and commits', async () => {
    const { sid, token } = await begin();
    const { text } = await post(`SID=${sid}&RID=2&AID=1`, form(1, [update('a', 'Zoë 🌼', token)]));
    expect(frames(text)[0]).toMatchObject([expect.any(Number), expect.any(Number), expect.any(Number)]);
    const [committed] = await poll(sid, 1);
    expect(committed).toMatchObject([2, [{ writeResults: [{}], commitTime: expect.any(String) }]]);
    const { json } = await server.rest('GET', `/v1/${ROOT}/documents/channel/a`);
    expect(json).toMatchObject({ fields: { text: { stringValue: 'Zoë 🌼' } } });
  });

  it('deduplicates repeated POSTs, and resends unacknowledged messages', async () => {
    const { sid, token } = await begin();
    const increment = {
      streamToken: token,
      writes: [
        {
          transform: {
            document: `${ROOT}/documents/channel/n`,
            fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
          },
        },
      ],
    };
    await post(`SID=${sid}&RID=2&AID=0`, form(1, [increment]));
    await post(`SID=${sid}&RID=2&AID=0`, form(1, [increment]));
    await expect.poll(async () => (await poll(sid, 0)).map(([id]) => id)).toStrictEqual([1, 2]);
    expect((await poll(sid, 1)).map(([id]) => id)).toStrictEqual([2]);
    const { json } = await server.rest('GET', `/v1/${ROOT}/documents/channel/n`);
    expect(json).toMatchObject({ fields: { n: { integerValue: '1' } } });
  });

  it('streams over one back channel', async () => {
    const { sid, token } = await begin();
    const back = await fetch(`http://${server.host}${CHANNEL}?VER=8&RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp`);
    const reader = back.body?.getReader();
    let received = '';
    const readUntil = async (text: string): Promise<void> => {
      while (!received.includes(text)) {
        const part = await reader?.read();
        expect(part?.done).toBe(false);
        received += new TextDecoder().decode(part?.value);
      }
    };
    await readUntil('streamId');
    const { text } = await post(
      `SID=${sid}&RID=2&AID=1`,
      form(1, [update('b', 'one', token), update('b', 'two', token)]),
    );
    expect(frames(text)[0]).toMatchObject([1, expect.any(Number), expect.any(Number)]);
    await readUntil('commitTime');
    await post(`SID=${sid}&RID=3&AID=3&TYPE=terminate`, '');
    expect((await post(`SID=${sid}&RID=4&AID=3`, form(3, []))).text).toBe('Unknown SID');
    await reader?.cancel();
  });

  it('is resumed over another channel, and closed after an empty message', async () => {
    const { sid, streamId, token } = await begin();
    await post(`SID=${sid}&RID=2&AID=1`, form(1, [update('r', 'one', token)]));
    const committed = await poll(sid, 1);
    const again = await open([{ database: ROOT, streamId, streamToken: token }]);
    await expect.poll(async () => (await poll(again, 0)).length).toBe(2);
    const [missed, latest] = await poll(again, 0);
    expect([missed?.[1]]).toEqual(committed.map(([, answer]) => answer));
    expect(latest).toEqual([2, [{ streamToken: missed?.[1][0]?.['streamToken'] }]]);
    await post(`SID=${sid}&RID=3&AID=2`, form(2, [update('r', 'two', token)]));
    expect(await poll(sid, 2)).toMatchObject([[3, [{ error: { status: 'ABORTED' } }]]]);
    await post(`SID=${again}&RID=2&AID=2`, form(1, [{ streamToken: latest?.[1][0]?.['streamToken'], writes: [] }]));
    await expect.poll(async () => (await poll(again, 2)).at(-1)).toEqual([4, ['close']]);
  });

  it('reports errors in a message, as the SDK expects', async () => {
    const { sid, token } = await begin();
    const failing = {
      streamToken: token,
      writes: [{ delete: `${ROOT}/documents/channel/x`, currentDocument: { exists: true } }],
    };
    await post(`SID=${sid}&RID=2&AID=0`, form(1, [failing, update('never', '', token)]));
    await expect
      .poll(async () => (await poll(sid, 0)).at(-1))
      .toMatchObject([2, [{ error: { code: 404, status: 'NOT_FOUND' } }]]);
    expect((await server.rest('GET', `/v1/${ROOT}/documents/channel/never`)).status).toBe(404);
  });

  it.each([
    ['a broken token', 'Authorization:Bearer x\r\n', 'INVALID_ARGUMENT', CHANNEL],
    ['a method that the emulator lacks', '', 'UNIMPLEMENTED', CHANNEL.replace('Write', 'ExecutePipeline')],
  ])('refuses %s', async (_title, headers, status, path) => {
    const sid = await open([{ database: ROOT }], headers, path);
    expect(await poll(sid, 0)).toMatchObject([[1, [{ error: { status } }]]]);
  });

  it('is authorized as the user of its headers', async () => {
    await server.rest('PUT', '/emulator/v1/projects/demo-madelief:securityRules', {
      rules: {
        files: [
          {
            name: 'r',
            content:
              'service cloud.firestore { match /databases/{d}/documents { match /channel/{id} { allow write: if request.auth.uid == id; } } }',
          },
        ],
      },
    });
    const { sid, token } = await begin(`Authorization:Bearer ${unsignedToken('maria')}\r\n`);
    await post(`SID=${sid}&RID=2&AID=0`, form(1, [update('maria', '', token), update('jozef', '', token)]));
    await expect.poll(async () => (await poll(sid, 0)).length).toBe(3);
    expect(await poll(sid, 1)).toMatchObject([
      [2, [{ writeResults: [{}] }]],
      [3, [{ error: { status: 'PERMISSION_DENIED' } }]],
    ]);
  });

  it.each([
    ['a count without its messages', 'count=2&ofs=0&req0___data__=%7B%7D'],
    ['no number', 'count=x'],
    ['too many messages', 'count=100000'],
  ])('refuses %s', async (_title, body) => {
    expect((await post('RID=1', body)).status).toBe(400);
  });
});
