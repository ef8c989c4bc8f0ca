import type { DomainError } from '#domain/error-codes.ts';

/** A value with the moment at which the server gave it, by this device's clock. */
export interface CachedValue<Value> {
  readonly value: Value;
  readonly savedAt: number;
}

/** The result of a read: the newest value that is known, and the error that kept it from being newer. */
export interface CachedResult<Value> {
  readonly known: CachedValue<Value> | null;
  readonly error: DomainError | null;
}

/** What a screen knows of something on the server, with or without a network. */
export type CachedState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  /** `error` tells why it could not be refreshed; the value is then as old as `savedAt` says. */
  | { readonly status: 'ready'; readonly value: Value; readonly savedAt: number; readonly error: DomainError | null };

/** A known value always wins over a failure. */
export function cachedState<Value>(result: CachedResult<Value> | undefined): CachedState<Value> {
  if (result === undefined) return { status: 'loading' };
  const { known, error } = result;
  if (known !== null) return { status: 'ready', value: known.value, savedAt: known.savedAt, error };
  return error === null ? { status: 'loading' } : { status: 'failed', error };
}
