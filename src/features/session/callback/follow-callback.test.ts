import { describe, expect, test } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { followCallback } from './follow-callback.ts';

function ports(answer: Result<void, DomainError> = ok(undefined), signedIn = false) {
  const asked: string[] = [];
  return {
    asked,
    verifyEmail: (code: string) => {
      asked.push(`verify ${code}`);
      return Promise.resolve(answer);
    },
    hasSession: () => Promise.resolve(signedIn),
  };
}

const rejection = (code: ErrorCode) => err({ code });
const verified = { destination: { to: 'login', verified: true }, afterMs: 2000 };
const failed = { destination: { to: 'login', error: 'verification_failed' }, afterMs: 3000 };

describe('followCallback, branch by branch of the specification', () => {
  // spec: 4.callback.recovery
  test('a recovery leads to the new password after one second, with its code or without', async () => {
    for (const code of ['abc', null]) {
      expect(await followCallback({ kind: 'recovery', code }, ports())).toEqual({
        kind: 'success',
        text: 'callback-recovery',
        next: { destination: { to: 'new-password', code }, afterMs: 1000 },
      });
    }
  });

  // spec: 4.callback.error-parameter
  test('an error leads to the login after three seconds, with its code', async () => {
    expect(await followCallback({ kind: 'error', code: 'otp_expired', description: 'Te laat' }, ports())).toEqual({
      kind: 'error',
      cause: { said: 'Te laat' },
      next: { destination: { to: 'login', error: 'otp_expired' }, afterMs: 3000 },
    });
  });

  // spec: 4.callback.verified-redirect
  test('a code is followed once, and leads to the login after two seconds', async () => {
    const world = ports();
    expect(await followCallback({ kind: 'verify', code: 'abc' }, world)).toEqual({
      kind: 'success',
      text: 'callback-verified',
      next: verified,
    });
    expect(world.asked).toEqual(['verify abc']);
  });

  // spec: 4.callback.failed-token
  test('a code that fails leads to the login after three seconds; one that expired passes its error code on', async () => {
    const outcome = (code: ErrorCode) => followCallback({ kind: 'verify', code: 'abc' }, ports(rejection(code)));
    expect(await outcome('link-invalid')).toEqual({ kind: 'error', cause: 'failed', next: failed });
    expect(await outcome('unknown')).toEqual({ kind: 'error', cause: 'unexpected', next: failed });
    expect(await outcome('link-expired')).toEqual({
      kind: 'error',
      cause: 'expired',
      next: { ...failed, destination: { ...failed.destination, reason: 'link-expired' } },
    });
  });

  test('without an answer of the server the link can be tried again', async () => {
    for (const code of ['network', 'server-unavailable', 'too-many-requests'] as const) {
      expect(await followCallback({ kind: 'verify', code: 'abc' }, ports(rejection(code)))).toEqual({
        kind: 'again',
        code,
      });
    }
  });

  test('a used code is a success for a user who is signed in', async () => {
    expect(await followCallback({ kind: 'verify', code: 'abc' }, ports(rejection('link-invalid'), true))).toEqual({
      kind: 'success',
      text: 'callback-signed-in',
      next: verified,
    });
  });

  // spec: 4.callback.hash-tokens
  test('tokens are refused with their own reason, whether or not a session exists', async () => {
    for (const signedIn of [false, true]) {
      const world = ports(ok(undefined), signedIn);
      expect(await followCallback({ kind: 'tokens' }, world)).toEqual({
        kind: 'error',
        cause: 'tokens',
        next: { destination: { to: 'login', error: 'session_link' }, afterMs: 3000 },
      });
      expect(world.asked).toEqual([]);
    }
  });

  // spec: 4.callback.existing-session 4.callback.fallback
  test('a visit without parameters: an existing session is redirected, without one a button is shown', async () => {
    expect(await followCallback({ kind: 'visit' }, ports(ok(undefined), true))).toMatchObject({ next: verified });
    expect(await followCallback({ kind: 'visit' }, ports())).toEqual({
      kind: 'success',
      text: 'callback-nothing',
      next: null,
    });
  });
});
