import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { onDocumentUpdatedWithAuthContext, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentChange } from '#local/firestore/operations/operations-api.ts';
import type { Fields, StoredDocument } from '#local/firestore/values/value.ts';
import { EVENT_DATA_MESSAGE } from '../schema/protos.ts';
import { loadFirestoreService } from '../service.ts';
import { TriggerDelivery } from './trigger-delivery.ts';
import { readBackgroundTrigger, readCloudEventTrigger } from './trigger.ts';
import { Triggers } from './triggers.ts';

const encode = loadFirestoreService().binaryEncoder(EVENT_DATA_MESSAGE);
const PROJECT = 'demo-madelief';

vi.stubEnv('GCLOUD_PROJECT', PROJECT);
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: PROJECT }));

interface Received {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A fake Functions emulator with responses controlled by the test. */
class FunctionsHost {
  readonly received: Received[] = [];
  readonly server: Server;
  answer: (received: Received) => Promise<number> = () => Promise.resolve(200);

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const received = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
        this.received.push(received);
        void this.answer(received).then((status) => response.writeHead(status).end());
      });
    });
  }

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function startTriggers(port: number, log: (line: string) => void = () => undefined): Triggers {
  const triggers = new Triggers(new TriggerDelivery(`127.0.0.1:${port}`, log), encode);
  closers.push(() => triggers.close());
  return triggers;
}

async function startHost(): Promise<{ host: FunctionsHost; port: number }> {
  const host = new FunctionsHost();
  const port = await host.listen();
  closers.push(() => host.server.close());
  return { host, port };
}

function stored(path: readonly string[], fields: Fields): StoredDocument {
  const time = { seconds: 1_795_255_200n, nanos: 5_000_000 };
  return { path, fields, createTime: time, updateTime: time };
}

let nextEvent = 0;

function change(id: string, before: Fields | null, after: Fields | null): DocumentChange {
  const path = ['users', id];
  return {
    database: { projectId: PROJECT, databaseId: '(default)' },
    path,
    before: before && stored(path, before),
    after: after && stored(path, after),
    commitTime: { seconds: 1_795_255_200n, nanos: 5_000_000 },
    eventId: `event-${(nextEvent += 1)}`,
    caller: { kind: 'user', auth: { uid: 'maria', token: {} } },
  };
}

const OLD: Fields = new Map([
  ['name', { kind: 'string', value: 'Maria' }],
  ['age', { kind: 'integer', value: 78n }],
  ['address', { kind: 'map', fields: new Map([['city', { kind: 'string', value: 'Gent' }]]) }],
]);
const NEW: Fields = new Map([
  ...OLD,
  ['age', { kind: 'integer', value: 79n }],
  ['address', { kind: 'map', fields: new Map([['city', { kind: 'string', value: 'Brugge' }]]) }],
]);

function registerCloudEvent(triggers: Triggers, id: string, eventType: string): void {
  const body = {
    eventType: `google.cloud.firestore.document.v1.${eventType}`,
    database: '(default)',
    namespace: '(default)',
    document: { value: 'users/{uid}', matchType: 'PATH_PATTERN' },
  };
  triggers.register(readCloudEventTrigger(PROJECT, id, body));
}

/** Decodes the event as the Functions emulator does, in either CloudEvents mode. */
function toCloudEvent({ headers, body }: Received): Parameters<ReturnType<typeof onDocumentWritten>>[0] {
  if (headers['content-type'] === 'application/cloudevents+json') return JSON.parse(body) as never;
  expect(headers['content-type']).toBe('application/protobuf');
  const attributes = Object.entries(headers).filter(([name]) => name.startsWith('ce-'));
  return {
    ...Object.fromEntries(attributes.map(([name, value]) => [name.slice(3), value])),
    data: Buffer.from(body, 'base64'),
  } as never;
}

describe('a trigger of the second generation', () => {
  it('receives an event that firebase-functions can parse', async () => {
    const { host, port } = await startHost();
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'us-central1-f-0', 'updated.withAuthContext');
    triggers.notify([change('maria', OLD, NEW)]);
    await vi.waitFor(() => expect(host.received).toHaveLength(1));
    const [received] = host.received as [Received];
    expect(received.url).toBe(`/functions/projects/${PROJECT}/triggers/us-central1-f-0`);

    let seen: unknown;
    await onDocumentUpdatedWithAuthContext('users/{uid}', (event) => {
      seen = {
        type: event.type,
        params: event.params,
        document: event.document,
        time: event.time,
        authId: event.authId,
        before: event.data?.before.data(),
        after: event.data?.after.data(),
        updated: event.data?.after.updateTime?.toDate().toISOString(),
      };
    })(toCloudEvent(received));
    expect(seen).toStrictEqual({
      type: 'google.cloud.firestore.document.v1.updated.withAuthContext',
      params: { uid: 'maria' },
      document: 'users/maria',
      time: '2026-11-21T10:00:00.005Z',
      authId: 'maria',
      before: { name: 'Maria', age: 78, address: { city: 'Gent' } },
      after: { name: 'Maria', age: 79, address: { city: 'Brugge' } },
      updated: '2026-11-21T10:00:00.005Z',
    });
  });

  it('receives nothing of what changes while triggers are paused', async () => {
    const { host, port } = await startHost();
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'f', 'written');
    await triggers.pause();
    triggers.notify([change('a', null, NEW)]);
    triggers.resume();
    triggers.notify([change('b', null, NEW)]);
    await vi.waitFor(() => expect(host.received).toHaveLength(1));
    expect((host.received as [Received])[0].headers['ce-document']).toBe('users/b');
  });

  it('receives what changed before a pause, and what its functions change, before triggers are paused', async () => {
    const { host, port } = await startHost();
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'f', 'written');
    host.answer = async ({ headers }) => {
      await delay(20);
      if (headers['ce-document'] === 'users/a') triggers.notify([change('b', null, NEW)]);
      return 200;
    };
    triggers.notify([change('a', null, NEW)]);
    await triggers.pause();
    expect(host.received.map(({ headers }) => headers['ce-document'])).toEqual(['users/a', 'users/b']);
  });

  it('receives a document whose id is not ASCII', async () => {
    const { host, port } = await startHost();
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'f', 'written');
    triggers.notify([change('zoë 🌼', null, NEW)]);
    await vi.waitFor(() => expect(host.received).toHaveLength(1));
    let seen: unknown;
    await onDocumentWritten('users/{uid}', (event) => {
      seen = [event.params.uid, event.data?.before.exists, event.data?.after.id, event.data?.after.data()];
    })(toCloudEvent((host.received as [Received])[0]));
    expect(seen).toStrictEqual(['zoë 🌼', false, 'zoë 🌼', { name: 'Maria', age: 79, address: { city: 'Brugge' } }]);
  });

  it.each([
    ['created', [['a', null, NEW]]],
    ['updated', [['b', OLD, NEW]]],
    ['deleted', [['c', OLD, null]]],
    [
      'written',
      [
        ['a', null, NEW],
        ['b', OLD, NEW],
        ['c', OLD, null],
      ],
    ],
  ] as const)('waits for %s documents only', async (eventType, expected) => {
    const { host, port } = await startHost();
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'f', eventType);
    triggers.notify([change('a', null, NEW), change('b', OLD, NEW), change('c', OLD, null)]);
    await vi.waitFor(() => expect(host.received).toHaveLength(expected.length));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(host.received.map(({ headers }) => headers['ce-document']).sort()).toStrictEqual(
      expected.map(([id]) => `users/${id}`),
    );
  });

  it.each([
    [null, 'it is no object'],
    [{ eventType: 'x' }, 'it names no database'],
    [{ eventType: 'x', database: '(default)' }, 'it names no document'],
    [{ eventType: 'x', database: '(default)', document: { value: 'a/{b}' } }, 'its event type is "x"'],
    [{ eventType: 'x', database: '(default)', namespace: 'n', document: { value: 'a/{b}' } }, 'namespace (default)'],
  ])('is refused as %j', (body, reason) => {
    expect(() => readCloudEventTrigger(PROJECT, 'f', body)).toThrow(reason);
  });
});

describe('a trigger of the first generation', () => {
  it('receives a background event', async () => {
    const { host, port } = await startHost();
    const triggers = startTriggers(port);
    const eventTrigger = {
      eventType: 'providers/cloud.firestore/eventTypes/document.update',
      resource: `projects/${PROJECT}/databases/(default)/documents/users/{uid}`,
    };
    triggers.register(readBackgroundTrigger(PROJECT, 'f', { eventTrigger }));
    triggers.notify([change('maria', OLD, NEW)]);
    await vi.waitFor(() => expect(host.received).toHaveLength(1));
    const { context, data } = JSON.parse((host.received as [Received])[0].body) as Record<string, unknown>;
    expect(context).toMatchObject({
      eventType: eventTrigger.eventType,
      timestamp: '2026-11-21T10:00:00.005Z',
      resource: { name: `projects/${PROJECT}/databases/(default)/documents/users/maria` },
      params: { uid: 'maria' },
    });
    expect(data).toMatchObject({
      oldValue: { fields: { age: { integerValue: '78' } } },
      value: { fields: { age: { integerValue: '79' } }, updateTime: '2026-11-21T10:00:00.005Z' },
      updateMask: { fieldPaths: ['address.city', 'age'] },
    });
  });
});

describe('the delivery', () => {
  it('is ordered per document and concurrent across documents', async () => {
    const { host, port } = await startHost();
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'f', 'written');
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    host.answer = async ({ headers }) => {
      if (headers['ce-document'] === 'users/slow') await gate;
      return 200;
    };
    const changes = [change('slow', null, OLD), change('slow', OLD, NEW), change('quick', null, OLD)];
    triggers.notify(changes);
    await vi.waitFor(() => expect(host.received).toHaveLength(2));
    expect(host.received.map(({ headers }) => headers['ce-document']).sort()).toStrictEqual([
      'users/quick',
      'users/slow',
    ]);
    release();
    await vi.waitFor(() => expect(host.received).toHaveLength(3));
    const slow = host.received.filter(({ headers }) => headers['ce-document'] === 'users/slow');
    expect(slow.map(({ headers }) => headers['ce-id'])).toStrictEqual(
      changes.slice(0, 2).map(({ eventId }) => eventId),
    );
  });

  it('has at most ten events of a trigger under way, and delivers all', async () => {
    const { host, port } = await startHost();
    const waiting: (() => void)[] = [];
    let underWay = 0;
    let most = 0;
    host.answer = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise<void>((resolve) => void waiting.push(resolve));
      underWay -= 1;
      return 200;
    };
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'f', 'written');
    triggers.notify(Array.from({ length: 15 }, (_, index) => change(`d${index}`, null, OLD)));
    for (let answered = 0; answered < 15; answered += 1) {
      await vi.waitFor(() => expect(waiting).not.toHaveLength(0), 60_000);
      waiting.shift()?.();
    }
    await vi.waitFor(() => expect(underWay).toBe(0), 60_000);
    expect(host.received).toHaveLength(15);
    expect(most).toBe(10);
  });

  it('retries while the Functions emulator is unreachable', async () => {
    const absent = new FunctionsHost();
    const port = await absent.listen();
    await new Promise((resolve) => absent.server.close(resolve));
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'f', 'written');
    triggers.notify([change('a', null, OLD), change('a', OLD, NEW)]);
    await new Promise((resolve) => setTimeout(resolve, 250));
    const host = new FunctionsHost();
    await host.listen(port);
    closers.push(() => host.server.close());
    await vi.waitFor(() => expect(host.received).toHaveLength(2), 60_000);
  });

  it('does not retry a failed function, and logs it', async () => {
    const { host, port } = await startHost();
    host.answer = () => Promise.resolve(500);
    const lines: string[] = [];
    const triggers = startTriggers(port, (line) => lines.push(line));
    registerCloudEvent(triggers, 'f', 'written');
    triggers.notify([change('a', null, OLD)]);
    await vi.waitFor(() => expect(lines).toStrictEqual(['trigger f: the Functions emulator answered 500']));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(host.received).toHaveLength(1);
  });

  it('stops for a removed trigger', async () => {
    const { host, port } = await startHost();
    const triggers = startTriggers(port);
    registerCloudEvent(triggers, 'gone', 'written');
    registerCloudEvent(triggers, 'stays', 'written');
    expect(triggers.remove(PROJECT, 'gone')).toBe(true);
    expect(triggers.remove(PROJECT, 'gone')).toBe(false);
    triggers.notify([change('a', null, OLD)]);
    await vi.waitFor(() => expect(host.received).toHaveLength(1));
    expect((host.received as [Received])[0].url).toContain('stays');
  });
});
