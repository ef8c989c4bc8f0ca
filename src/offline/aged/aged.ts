import type { DomainError } from '#domain/error-codes.ts';

/** A value with the moment at which the server gave it, by this device's clock. */
export interface Aged<Value> {
  readonly value: Value;
  readonly savedAt: number;
}

/** What came of asking: the newest that is known, and why it is no newer. */
export interface Reading<Value> {
  readonly known: Aged<Value> | null;
  readonly error: DomainError | null;
}

/** What a screen can know of something on the server, with or without a network. */
export type AgedState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  /** `error` tells why it could not be refreshed; the value is then as old as `savedAt` says. */
  | { readonly status: 'ready'; readonly value: Value; readonly savedAt: number; readonly error: DomainError | null };

/** Never a failure in place of a value that is known. */
export function agedState<Value>(reading: Reading<Value> | undefined): AgedState<Value> {
  if (reading === undefined) return { status: 'loading' };
  const { known, error } = reading;
  if (known !== null) return { status: 'ready', value: known.value, savedAt: known.savedAt, error };
  return error === null ? { status: 'loading' } : { status: 'failed', error };
}
