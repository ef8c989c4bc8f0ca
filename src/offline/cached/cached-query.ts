import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { firstViewNeedsServer } from '#lib/start/first-view.ts';
import { deviceClock, pass } from '#lib/clock.ts';
import { ownTask } from '#lib/start/in-own-task.ts';
import type { Result } from '#domain/result.ts';
import type { CachedResult, CachedValue } from './cached-state.ts';
import { readCopy, writeCopy } from './device-copy.ts';
import { readCached } from './read-cached.ts';

const second = 1000;

/** design.md decision 1: freshness is a 30 s poll, window focus and reconnect. */
export const pollMs = 30 * second;

/** After this, the screen reports that the server cannot be reached. */
const timeoutMs = 5 * second;

/** Begins the key of every read that is kept on this device. */
export const cachedPrefix = 'cached';

/** Prefixes of query keys. Both ids are part of them: no query of one actor or senior ever matches another's. */
export const cachedKeys = {
  /** Polled, and invalidated when a receipt arrives for this device's items. */
  volatile: ({ actorUid, seniorId }: ActingFor) => [cachedPrefix, actorUid, seniorId, 'volatile'] as const,
  stable: ({ actorUid, seniorId }: ActingFor) => [cachedPrefix, actorUid, seniorId, 'stable'] as const,
};

/** Keeps copies on this device, best effort. */
export interface CopyStorage<Value> {
  /** @returns null also for a copy that cannot be parsed: the server is asked anyway. */
  readonly read: (
    acting: ActingFor,
    name: string,
    schema: z.core.$ZodType<Value>,
  ) => Promise<CachedValue<Value> | null>;
  /**
   * @param askedAt epoch milliseconds at which the server was asked: an older answer never replaces a newer copy.
   * @returns whether the device keeps it.
   */
  readonly write: (acting: ActingFor, name: string, value: Value, askedAt?: number) => Promise<boolean>;
}

/** A server read with a copy on this device. */
export interface CachedSource<Value> {
  readonly acting: ActingFor;
  /** Key of the copy on this device. */
  readonly name: string;
  /** @param shown what the screen shows now; null at first. */
  readonly read: (shown: Value | null) => Promise<Result<Value, DomainError>>;
  /** Validates a copy that an older version of the app may have written. */
  readonly schema: z.core.$ZodType<Value>;
  /** Where the copy is kept; in one piece where nothing else is said. */
  readonly storage?: CopyStorage<Value>;
  /**
   * Called with each answer of the server that this device has kept. What the outbox holds is archived here and no
   * earlier: a tablet that dies in between shows it from the outbox.
   */
  readonly onKept?: (value: Value) => void;
  readonly staleMs: number;
  /** `false` disables polling, for stable data. */
  readonly pollMs: number | false;
}

/** The part of a query client that a read uses. */
interface QueryCache {
  getQueryData<Value>(queryKey: readonly unknown[]): Value | undefined;
  setQueryData(queryKey: readonly unknown[], value: unknown): unknown;
  getQueryState(queryKey: readonly unknown[]): unknown;
}

interface QueryState<Value> {
  readonly state: { readonly data?: CachedResult<Value> | undefined };
}

/** Query options, the return type of {@link cachedQuery}. */
export type CachedQuery<Value> = ReturnType<typeof cachedQuery<Value>>;

/**
 * Returns query options that ask the server and store a copy of the answer. `navigator.onLine` is only a hint, so the
 * server is always asked. Features that use the same source share one query.
 */
export function cachedQuery<Value>(source: CachedSource<Value>) {
  const { acting, name, schema, storage = { read: readCopy, write: writeCopy } } = source;
  const group = source.pollMs === false ? cachedKeys.stable(acting) : cachedKeys.volatile(acting);
  const queryKey = [...group, name];
  return {
    queryKey,
    queryFn: async ({ client }: { readonly client: QueryCache }): Promise<CachedResult<Value>> => {
      // All queries of a screen begin when it is drawn; staff's first has seventeen.
      await ownTask();
      return readCached({
        shown: () => client.getQueryData<CachedResult<Value>>(queryKey),
        readCopy: async () => {
          const copy = await storage.read(acting, name, schema);
          if (copy === null) firstViewNeedsServer();
          return copy;
        },
        writeCopy: async ({ value }, askedAt) => {
          if (await storage.write(acting, name, value, askedAt)) source.onKept?.(value);
        },
        readServer: () => source.read(client.getQueryData<CachedResult<Value>>(queryKey)?.known?.value ?? null),
        show: (result) => client.setQueryData(queryKey, result),
        isWanted: () => client.getQueryState(queryKey) !== undefined,
        pause: () => pass(second),
        timeout: () => pass(timeoutMs),
        now: () => deviceClock.now().getTime(),
      });
    },
    networkMode: 'always' as const,
    // A failure is returned as a value and must not count as fresh.
    staleTime: ({ state }: QueryState<Value>) => (state.data?.error == null ? source.staleMs : 0),
    // A failed read is retried by polling too: `online` does not fire when only the route to the server failed.
    refetchInterval: ({ state }: QueryState<Value>) => (state.data?.error == null ? source.pollMs : pollMs),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    retry: false,
  };
}
