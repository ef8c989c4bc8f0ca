import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { deviceClock } from '#lib/clock.ts';
import type { Result } from '#lib/result.ts';
import type { CachedResult } from './cached-state.ts';
import { readCopy, writeCopy } from './device-copy.ts';
import { readCached } from './read-cached.ts';

const second = 1000;

/** design.md decision 1: freshness is a 30 s poll, window focus and reconnect. */
export const pollMs = 30 * second;

/** A good connection answers sooner; after this the screen says that there is none, and what can be done. */
const timeoutMs = 5 * second;

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Prefixes of query keys. Both ids are part of them: no query of one actor or senior ever matches another's. */
export const cachedKeys = {
  /** What is polled, and read again when something that this device sent arrives. */
  volatile: ({ actorUid, seniorId }: ActingFor) => ['cached', actorUid, seniorId, 'volatile'] as const,
  stable: ({ actorUid, seniorId }: ActingFor) => ['cached', actorUid, seniorId, 'stable'] as const,
};

/** A read of the server of which this device keeps a copy. */
export interface CachedSource<Value> {
  readonly acting: ActingFor;
  /** Names the copy on this device. */
  readonly name: string;
  readonly read: () => Promise<Result<Value, DomainError>>;
  /** Validates a copy that an older version of the app may have written. */
  readonly schema: z.core.$ZodType<Value>;
  readonly staleMs: number;
  /** `false` for what is stable. */
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

/** Options for the query client, as {@link cachedQuery} makes them. */
export type CachedQuery<Value> = ReturnType<typeof cachedQuery<Value>>;

/**
 * Query options that ask the server and keep a copy of the answer. `navigator.onLine` is a hint only, so the server is
 * always asked. Two features that name the same source share one query.
 */
export function cachedQuery<Value>(source: CachedSource<Value>) {
  const { acting, name, schema } = source;
  const group = source.pollMs === false ? cachedKeys.stable(acting) : cachedKeys.volatile(acting);
  const queryKey = [...group, name];
  return {
    queryKey,
    queryFn: ({ client }: { readonly client: QueryCache }): Promise<CachedResult<Value>> =>
      readCached({
        shown: () => client.getQueryData<CachedResult<Value>>(queryKey),
        readCopy: () => readCopy(acting, name, schema),
        writeCopy: ({ value }) => writeCopy(acting, name, value),
        readServer: source.read,
        show: (result) => client.setQueryData(queryKey, result),
        isWanted: () => client.getQueryState(queryKey) !== undefined,
        pause: () => pass(second),
        timeout: () => pass(timeoutMs),
        now: () => deviceClock.now().getTime(),
      }),
    networkMode: 'always' as const,
    // A failure is kept as a value: it must not count as fresh.
    staleTime: ({ state }: QueryState<Value>) => (state.data?.error == null ? source.staleMs : 0),
    // A failed read is repeated as well: `online` does not fire when only the way to the server was broken.
    refetchInterval: ({ state }: QueryState<Value>) => (state.data?.error == null ? source.pollMs : pollMs),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    retry: false,
  };
}
