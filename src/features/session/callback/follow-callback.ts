import { type DomainError, type ErrorCode, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import type { CallbackRequest } from './read-callback.ts';

/** The route that a link leads to. */
export type Destination =
  | { readonly to: 'new-password'; readonly code: string | null }
  | { readonly to: 'login'; readonly verified: true }
  | { readonly to: 'login'; readonly error: string; readonly reason?: ErrorCode };

/** Key of src/i18n, namespace `account`. */
type SuccessText = 'callback-recovery' | 'callback-verified' | 'callback-signed-in' | 'callback-nothing';

export type CallbackOutcome =
  | {
      readonly kind: 'success';
      readonly text: SuccessText;
      /** null: no redirect. */
      readonly next: { readonly destination: Destination; readonly afterMs: number } | null;
    }
  | {
      readonly kind: 'error';
      readonly cause: 'failed' | 'expired' | 'unexpected' | 'tokens' | { readonly said: string | null };
      readonly next: { readonly destination: Destination; readonly afterMs: number };
    }
  /** Transient failure: the same link may still work. */
  | { readonly kind: 'again'; readonly code: ErrorCode };

export interface CallbackPorts {
  verifyEmail(code: string): Promise<Result<void, DomainError>>;
  /** Whether a user is signed in on this device; resolves once the session is loaded. */
  hasSession(): Promise<boolean>;
}

const recoveryAfterMs = 1000;
const successAfterMs = 2000;
const errorAfterMs = 3000;

function success(text: SuccessText): CallbackOutcome {
  return { kind: 'success', text, next: { destination: { to: 'login', verified: true }, afterMs: successAfterMs } };
}

function verificationFailed(code: ErrorCode): CallbackOutcome {
  if (isTransient(code) && code !== 'unknown') return { kind: 'again', code };
  const destination: Destination = { to: 'login', error: 'verification_failed' };
  if (code === 'link-expired') {
    // The error code is passed on to the login page: three seconds are too short to read and act.
    return {
      kind: 'error',
      cause: 'expired',
      next: { destination: { ...destination, reason: code }, afterMs: errorAfterMs },
    };
  }
  return {
    kind: 'error',
    cause: code === 'link-invalid' ? 'failed' : 'unexpected',
    next: { destination, afterMs: errorAfterMs },
  };
}

/** Executes a callback request (spec.md section 4). A code of Firebase itself, unlike one of ours, can be used once. */
export async function followCallback(request: CallbackRequest, ports: CallbackPorts): Promise<CallbackOutcome> {
  switch (request.kind) {
    case 'recovery':
      return {
        kind: 'success',
        text: 'callback-recovery',
        next: { destination: { to: 'new-password', code: request.code }, afterMs: recoveryAfterMs },
      };
    case 'error':
      return {
        kind: 'error',
        cause: { said: request.description },
        next: { destination: { to: 'login', error: request.code }, afterMs: errorAfterMs },
      };
    case 'verify': {
      const verified = await ports.verifyEmail(request.code);
      if (verified.ok) return success('callback-verified');
      // A second tap on the same link while a session exists: the first tap succeeded.
      const known = verified.error.code === 'link-invalid' && (await ports.hasSession());
      return known ? success('callback-signed-in') : verificationFailed(verified.error.code);
    }
    case 'tokens':
      // Such a link would sign its reader in as another person, who then receives what she enters.
      return {
        kind: 'error',
        cause: 'tokens',
        next: { destination: { to: 'login', error: 'session_link' }, afterMs: errorAfterMs },
      };
    case 'visit':
      return (await ports.hasSession())
        ? success('callback-signed-in')
        : { kind: 'success', text: 'callback-nothing', next: null };
  }
}
