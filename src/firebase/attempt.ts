import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { toDomainError } from './error-mapping.ts';

/**
 * How long an answer may take. On bad Wi-Fi a connection can hang for minutes; past this the call counts as a network
 * failure and its outcome as unknown, which every caller can bear (design.md decision 2).
 */
const answerTimeoutMs = 20_000;

/** Runs a call to Firebase and answers a value instead of throwing. */
export async function attempt<Value>(call: () => Promise<Value>): Promise<Result<Value, DomainError>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Result<Value, DomainError>>((resolve) => {
    timer = setTimeout(() => resolve(err({ code: 'network' })), answerTimeoutMs);
  });
  const answer = call().then(ok, (thrown: unknown) => err(toDomainError(thrown)));
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
