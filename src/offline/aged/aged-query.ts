import type * as z from 'zod/mini';
import type { DomainError } from '#domain/error-codes.ts';
import { deviceClock } from '#lib/clock.ts';
import type { Result } from '#lib/result.ts';
import type { Reading } from './aged.ts';
import { readCopy, writeCopy } from './device-copy.ts';
import { readAged } from './read-aged.ts';

const second = 1000;

/** design.md decision 1: freshness is a 30 s poll, window focus and reconnect. */
export const pollMs = 30 * second;

/** A good connection answers sooner; after this a person hears that there is none, and what can be done. */
const timeoutMs = 5 * second;

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const agedKeys = {
  /** What changes when something that this device sent arrives, or somebody else changes it. */
  moving: (uid: string) => ['aged', uid, 'moving'] as const,
  settled: (uid: string) => ['aged', uid, 'settled'] as const,
};

/** Something on the server that this device keeps a copy of. */
export interface AgedSource<Value> {
  readonly uid: string;
  /** Names the copy on this device. */
  readonly name: string;
  /** Tells apart two readings that share one copy. */
  readonly variant?: number;
  readonly read: () => Promise<Result<Value, DomainError>>;
  /** Judges a copy that an older version of the app may have written. */
  readonly schema: z.core.$ZodType<Value>;
  readonly staleMs: number;
  readonly pollMs: number | false;
}

/** The little that is asked of the memory of the page in which the screens read. */
interface PageMemory {
  getQueryData<Value>(queryKey: readonly unknown[]): Value | undefined;
  setQueryData(queryKey: readonly unknown[], value: unknown): unknown;
  getQueryState(queryKey: readonly unknown[]): unknown;
}

interface QueryState<Value> {
  readonly state: { readonly data?: Reading<Value> | undefined };
}

/**
 * Options for a query of the page: asks the server and keeps a copy of the answer. `navigator.onLine` is a hint only, so
 * the server is always asked. Two features that name the same source share one reading.
 */
export function agedQuery<Value>(source: AgedSource<Value>) {
  const group = source.pollMs === false ? agedKeys.settled(source.uid) : agedKeys.moving(source.uid);
  const queryKey = [...group, source.name, source.variant ?? null];
  return {
    queryKey,
    queryFn: ({ client }: { readonly client: PageMemory }): Promise<Reading<Value>> =>
      readAged({
        shown: () => client.getQueryData<Reading<Value>>(queryKey),
        readCopy: () => readCopy(source.uid, source.name, source.schema),
        writeCopy: ({ value }) => writeCopy(source.uid, source.name, value),
        readServer: source.read,
        show: (reading) => client.setQueryData(queryKey, reading),
        isWanted: () => client.getQueryState(queryKey) !== undefined,
        pause: () => pass(second),
        patience: () => pass(timeoutMs),
        now: () => deviceClock.now().getTime(),
      }),
    networkMode: 'always' as const,
    // A failure is kept as a value: it must not count as fresh.
    staleTime: ({ state }: QueryState<Value>) => (state.data?.error == null ? source.staleMs : 0),
    // What could not be read mends by itself too: `online` does not fire when only the way to the server was broken.
    refetchInterval: ({ state }: QueryState<Value>) => (state.data?.error == null ? source.pollMs : pollMs),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    retry: false,
  };
}
