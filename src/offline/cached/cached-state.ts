import type { DomainError } from '#domain/error-codes.ts';

/** A value with the time at which the server gave it, by this device's clock. */
export interface CachedValue<Value> {
  readonly value: Value;
  readonly savedAt: number;
}

/** The result of a read: the newest known value, and the error that prevented a newer one. */
export interface CachedResult<Value> {
  readonly known: CachedValue<Value> | null;
  readonly error: DomainError | null;
  /** The place of the read that gave `known` among the reads of this page; none for a copy. */
  readonly turn?: number;
}

/** The state of server data on a screen, online or offline. */
export type CachedState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  /** `error`: why it could not be refreshed; the value then dates from `savedAt`. */
  | { readonly status: 'ready'; readonly value: Value; readonly savedAt: number; readonly error: DomainError | null };

/** A known value takes precedence over an error. */
export function cachedState<Value>(result: CachedResult<Value> | undefined): CachedState<Value> {
  if (result === undefined) return { status: 'loading' };
  const { known, error } = result;
  if (known !== null) return { status: 'ready', value: known.value, savedAt: known.savedAt, error };
  return error === null ? { status: 'loading' } : { status: 'failed', error };
}
