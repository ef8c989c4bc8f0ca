import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { renewSignIn } from './auth.ts';

/** Retries once with a fresh ID token when the server rejected the old one. */
export async function withFreshSignIn<Value, Failure extends DomainError>(
  call: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | DomainError>> {
  const answer = await call();
  if (answer.ok || answer.error.code !== 'sign-in-expired') return answer;
  const renewed = await renewSignIn();
  return renewed.ok ? call() : renewed;
}
