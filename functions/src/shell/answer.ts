import type { RefusalCode } from '#domain/contracts/function-error.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, type Result } from '#domain/result.ts';

/** The outcome of a handler: a value that fits its contract, or a domain error. Only bugs and outages are thrown. */
export type Answer<Value> = Result<Value, DomainError>;

export const reject = (code: RefusalCode, retryAfterSeconds?: number): Answer<never> =>
  err(retryAfterSeconds === undefined ? { code } : { code, retryAfterSeconds });
