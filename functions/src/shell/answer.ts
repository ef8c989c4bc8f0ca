import type { DomainError } from '#domain/error-codes.ts';

/** What a handler says: a value that fits its contract, or why not. Only bugs and outages are thrown. */
export type Answer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: DomainError };

export const answer = <Value>(value: Value): Answer<Value> => ({ ok: true, value });

export const refuse = (code: DomainError['code'], retryAfterSeconds?: number): Answer<never> => ({
  ok: false,
  error: retryAfterSeconds === undefined ? { code } : { code, retryAfterSeconds },
});
