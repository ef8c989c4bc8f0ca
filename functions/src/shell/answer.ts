import type { DomainError } from '#domain/error-codes.ts';

/** The outcome of a handler: a value that fits its contract, or a domain error. Only bugs and outages are thrown. */
export type Answer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: DomainError };

export const answer = <Value>(value: Value): Answer<Value> => ({ ok: true, value });

export const reject = (code: DomainError['code'], retryAfterSeconds?: number): Answer<never> => ({
  ok: false,
  error: retryAfterSeconds === undefined ? { code } : { code, retryAfterSeconds },
});
