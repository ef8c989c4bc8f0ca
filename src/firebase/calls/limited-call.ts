import type { DomainError } from '#domain/error-codes.ts';
import { pageMonitor } from '#lib/page-monitor.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { withAppCheck } from '../app-check.ts';
import { reportAccessDenied } from '../auth/access-denied.ts';

/**
 * Timeout of a call. On bad Wi-Fi a connection can hang for minutes; after the timeout the call counts as a network
 * failure with unknown outcome, which is safe because every call is idempotent (design.md decision 2).
 */
const answerTimeoutMs = 20_000;

/**
 * Runs a call to the server and returns errors as values, mapped by `toError`. Every call is counted: above the limit it
 * returns `too-many-requests` without a request (docs/decisions/0014-what-the-request-monitor-counts.md).
 */
export async function limitedCall<Value>(
  call: () => Promise<Value>,
  toError: (thrown: unknown) => DomainError,
): Promise<Result<Value, DomainError>> {
  const retryAfterSeconds = pageMonitor()?.admit() ?? null;
  if (retryAfterSeconds !== null) return err({ code: 'too-many-requests', retryAfterSeconds });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Result<Value, DomainError>>((resolve) => {
    timer = setTimeout(() => resolve(err({ code: 'network' })), answerTimeoutMs);
  });
  const answer = withAppCheck(call).then(ok, (thrown: unknown) => {
    const error = toError(thrown);
    if (error.code === 'no-access') reportAccessDenied();
    return err(error);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
