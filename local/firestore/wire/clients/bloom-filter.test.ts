import { Server, ServerCredentials } from '@grpc/grpc-js';
import { deleteApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  onSnapshot,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListenResponse } from '#local/firestore/operations/listen/listen-messages.ts';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import { DATABASE, openTestDatabase } from '#local/firestore/operations/test-database.ts';
import { implementGrpcService } from '../grpc/grpc-service.ts';
import { loadFirestoreService } from '../service.ts';
import { WriteStreams } from '../write-streams/write-streams.ts';

/** What the SDK tells tests: how its own reader of the filter used it. It is left out of the published types. */
interface Mismatch {
  readonly localCacheCount: number;
  readonly existenceFilterCount: number;
  readonly bloomFilter?: { readonly applied: boolean; mightContain?(name: string): boolean };
}
interface Hooks {
  onExistenceFilterMismatch(told: (info: Mismatch) => void): () => void;
}
const { _TestingHooks: hooks } = sdk as unknown as { readonly _TestingHooks: Hooks };

/** Whether removals are kept from the client, as if the service did not know any more what it once sent. */
let isForgetful = false;
let targets = 0;
let port = 0;
let server: Server;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

const isRemoval = (response: ListenResponse): boolean => 'documentDelete' in response || 'documentRemove' in response;

beforeAll(async () => {
  setLogLevel('silent');
  database = await openTestDatabase();
  const operations: Operations = {
    ...database.operations,
    listen: (caller, sink) => {
      const stream = database.operations.listen(caller, {
        ...sink,
        send: (response) => {
          if (!isForgetful || !isRemoval(response)) sink.send(response);
        },
      });
      return {
        ...stream,
        handle: (request) => {
          if (request.addTarget !== undefined) targets += 1;
          stream.handle(request);
        },
      };
    },
  };
  const service = loadFirestoreService();
  server = new Server();
  server.addService(
    Object.fromEntries(service.methods.map((method) => [method.name, method.grpc])),
    implementGrpcService(service, operations, new WriteStreams(), () => undefined),
  );
  port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => {
      if (error === null) resolve(bound);
      else reject(error);
    });
  });
});
afterAll(() => server.forceShutdown());

describe('a web SDK that was not told what is gone', () => {
  it('finds it with the names of the filter, without asking for all again', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `d${index}`);
    for (const id of ids) await database.set(`c/${id}`, { n: 1n });
    const mismatches: Mismatch[] = [];
    const unhook = hooks.onExistenceFilterMismatch((info) => mismatches.push(info));
    const app = initializeApp({ projectId: 'p', apiKey: 'none' }, 'bloom');
    const db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' });
    let seen: { readonly ids: readonly string[]; readonly fromCache: boolean } | null = null;
    const stop = onSnapshot(collection(db, 'c'), { includeMetadataChanges: true }, ({ docs, metadata }) => {
      seen = { ids: docs.map(({ id }) => id), fromCache: metadata.fromCache };
    });
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual({ ids: ids.toSorted(), fromCache: false });
    await disableNetwork(db);
    await expect.poll(() => seen?.fromCache, { timeout: 20_000 }).toBe(true);

    for (const id of ids.slice(0, 40)) await database.delete(`c/${id}`);
    isForgetful = true;
    targets = 0;
    await enableNetwork(db);
    const left = ids.slice(40).toSorted();
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual({ ids: left, fromCache: false });

    expect(mismatches).toMatchObject([
      { localCacheCount: 100, existenceFilterCount: 60, bloomFilter: { applied: true } },
    ]);
    const [{ bloomFilter } = {}] = mismatches;
    const holds = (id: string) => bloomFilter?.mightContain?.(`${DATABASE}/documents/c/${id}`);
    expect(ids.filter((id) => holds(id) === true).toSorted()).toEqual(left);
    // The query, and each document that left it, which the SDK makes sure of.
    expect(targets).toBe(1 + 40);
    stop();
    unhook();
    await deleteApp(app);
  });
});
