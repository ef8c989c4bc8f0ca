import { describe, expect, test } from 'vitest';
import { feedPath } from '#domain/calendar-feed/feed-address.ts';
import type { Limit } from '#functions/gateways/evaluate-limit.ts';
import { anHttpCall } from '#tests/builders/http-call.ts';
import type { LogFields } from '../redact.ts';
import type { Services } from '../services.ts';
import { answerFeed } from './answer-feed.ts';

const secret = 's'.repeat(43);
const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

interface Situation {
  readonly stored?: string | null | Error;
  readonly usedUp?: boolean;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

async function read({ stored = text, usedUp = false, method = 'GET', path, headers = {} }: Situation = {}) {
  const lines: { event: string; fields: LogFields }[] = [];
  const write = (event: string, fields: LogFields = {}): void => void lines.push({ event, fields });
  const taken: Limit[] = [];
  const asked: string[] = [];
  const own: Partial<Services> = {
    clock: { now: () => new Date('2027-01-04T10:00:00Z') },
    log: { info: write, error: write },
    rateLimits: {
      take: async (limits, now) => {
        taken.push(...limits);
        return usedUp ? { kind: 'rejected', retryAfterSeconds: 42 } : { kind: 'counted', since: now, alarms: [] };
      },
    },
  };
  const load = async () => async (given: string) => {
    asked.push(given);
    if (stored instanceof Error) throw stored;
    return stored;
  };
  const call = { ...anHttpCall(null, { method, headers }), path: path ?? feedPath(secret) };
  const answer = await answerFeed({ name: 'calendar-feed', load }, call, own as Services, 'request-1');
  return { ...answer, taken, asked, lines };
}

describe('a reader with an address', () => {
  test('gets the text, to keep for itself and to ask for anew', async () => {
    const { status, headers, body, asked } = await read();
    expect([status, body, asked]).toEqual([200, text, [secret]]);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect((await read({ method: 'HEAD' })).headers).toEqual(headers);
  });

  test.each([
    ['the same', (tag: string) => tag, 304],
    ['one of a few, as a proxy weakens it', (tag: string) => `"other", W/${tag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"other"', 200],
    ['a part of it', (tag: string) => tag.slice(0, -2), 200],
  ])('that has %s text already is told so', async (_what, header, status) => {
    const tag = (await read()).headers['etag'] ?? '';
    const again = await read({ headers: { 'if-none-match': header(tag) } });
    expect([again.status, again.body, again.headers['etag']]).toEqual([status, status === 304 ? '' : text, tag]);
  });

  test('gets another tag when the text changed', async () => {
    expect((await read({ stored: `${text}x` })).headers['etag']).not.toBe((await read()).headers['etag']);
  });

  test('is counted by its secret before anything is read, and sent away for a while', async () => {
    const { status, headers, taken, asked } = await read({ usedUp: true });
    expect([status, headers['retry-after'], asked]).toEqual([429, '42', []]);
    expect(taken.map(({ name, subject }) => [name, subject])).toEqual([
      ['calendar-feed/secret', secret],
      ['calendar-feed/address', '192.0.2.7'],
      ['calendar-feed/network', '192.0.2'],
      ['calendar-feed/total', ''],
    ]);
  });
});

test('every address that does not count gets one answer', async () => {
  const unknown = await read({ stored: null });
  const malformed = await read({ path: '/functions/calendar-feed/nothing.ics' });
  expect([unknown.status, unknown.body]).toEqual([404, malformed.body]);
  expect([malformed.status, malformed.asked]).toEqual([404, []]);
  expect(unknown.headers).toEqual(malformed.headers);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is no way to read', async (method) => {
  const { status, headers, taken } = await read({ method });
  expect([status, headers['allow'], taken]).toEqual([405, 'GET, HEAD', []]);
});

test.each([
  ['a bug', new TypeError('no Kerkstraat 12'), 500],
  ['an outage', Object.assign(new Error('14 UNAVAILABLE'), { code: 14 }), 503],
] as const)('%s is answered without details', async (_what, stored, status) => {
  const failed = await read({ stored });
  expect([failed.status, failed.body.includes('Kerkstraat')]).toEqual([status, false]);
});

test('no log line has the secret', async () => {
  for (const situation of [{}, { stored: null }, { usedUp: true }, { stored: new Error(secret) }]) {
    const { lines } = await read(situation);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(secret);
  }
});
