import { type DomainError, type ErrorCode, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import type { CallbackRequest } from './read-callback.ts';

/** Where a link leads in the end. */
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
      /** Null: it goes nowhere by itself. */
      readonly next: { readonly destination: Destination; readonly afterMs: number } | null;
    }
  | {
      readonly kind: 'error';
      readonly cause: 'failed' | 'expired' | 'unexpected' | { readonly said: string | null };
      readonly next: { readonly destination: Destination; readonly afterMs: number };
    }
  /** Nothing was decided: the same link may still work. */
  | { readonly kind: 'again'; readonly code: ErrorCode };

export interface CallbackPorts {
  verifyEmailAddress(code: string): Promise<Result<void, DomainError>>;
  signInWithToken(token: string): Promise<Result<unknown, DomainError>>;
  /** Whether somebody is signed in on this device, once that is known. */
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
    // The words about it go along, since three seconds are too few to read and to act.
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

/** Does what a link asks for (spec.md section 4). A link is followed once: its code is used up by it. */
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
      const verified = await ports.verifyEmailAddress(request.code);
      if (verified.ok) return success('callback-verified');
      // A second tap on the same link, by somebody who came in meanwhile: there is nothing to be sorry about.
      const known = verified.error.code === 'link-invalid' && (await ports.hasSession());
      return known ? success('callback-signed-in') : verificationFailed(verified.error.code);
    }
    case 'session': {
      // Whoever is at home on this device stays: a link must not put another person in their place.
      if (await ports.hasSession()) return success('callback-signed-in');
      const signedIn = await ports.signInWithToken(request.token);
      return signedIn.ok ? success('callback-signed-in') : verificationFailed(signedIn.error.code);
    }
    case 'visit':
      return (await ports.hasSession())
        ? success('callback-signed-in')
        : { kind: 'success', text: 'callback-nothing', next: null };
  }
}
