import { type FunctionError, statusOfCode } from '#domain/contracts/function-error.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { HttpAnswer } from './http-call.ts';

/** For engineers. Fixed texts: an error must not echo what was sent or stored. */
const messages: Partial<Readonly<Record<DomainError['code'], string>>> = {
  'invalid-input': 'The request does not fit the contract of this function.',
  'not-signed-in': 'This function requires an ID token.',
  'app-not-verified': 'This function requires an App Check token of our own app.',
  'sign-in-expired': 'The ID token is invalid, expired or revoked.',
  'account-blocked': 'This account is blocked.',
  'second-factor-needed': 'Staff signs in with a second factor.',
  'recent-login-needed': 'Sign in again for this.',
  'not-a-senior': 'This function serves seniors.',
  'email-not-verified': 'The mail address of this account is not verified.',
  'not-found': "There is no such thing, or it is not the caller's.",
  'too-many-requests': 'Too many calls; see Retry-After.',
  'server-unavailable': 'Try again in a moment.',
  unknown: 'Internal error; see the log.',
};

/** Every answer is JSON and is never cached. */
export function toHttp(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

export function errorAnswer(
  { code, retryAfterSeconds }: DomainError,
  status: number = statusOfCode[code] ?? 500,
): HttpAnswer {
  const body: FunctionError = { error: { code, message: messages[code] ?? 'Refused.' } };
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  if (status === 405) headers['allow'] = 'POST';
  return toHttp(status, body, headers);
}
