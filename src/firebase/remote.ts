import type { DomainError } from '#domain/error-codes.ts';
import { err, type Result } from '#domain/result.ts';
import { whenFirstViewIsPainted } from '#lib/device/first-view.ts';

/**
 * Calls a gateway whose code, and with it Auth's and Firestore's, is loaded at the first call, and not before the first view is
 * painted: a screen first draws what this device keeps (docs/decisions/0137-firebase-after-the-first-view.md). Code that cannot be fetched is a missing network.
 */
export async function remotely<Gateway, Value, Failure extends DomainError>(
  load: () => Promise<Gateway>,
  call: (gateway: Gateway) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | DomainError>> {
  await whenFirstViewIsPainted();
  return load().then(call, () => err({ code: 'network' as const }));
}
