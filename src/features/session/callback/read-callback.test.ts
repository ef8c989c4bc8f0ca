import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCallback, readStoredCallback } from './read-callback.ts';

describe('readCallback', () => {
  // spec: 2.routes.callback-signup 2.routes.callback-password-reset 4.callback.verify-token
  test.each([
    ['our own mail', '?source=signup&type=signup#token=abc', { kind: 'verify', code: 'abc' }],
    ['any other type', '?type=email&token_hash=abc', { kind: 'verify', code: 'abc' }],
    ['no type, but the source', '?source=signup&token=abc', { kind: 'verify', code: 'abc' }],
    ['a mail of Firebase', '?mode=verifyEmail&oobCode=abc', { kind: 'verify', code: 'abc' }],
    ['our own recovery', '?source=passwordReset&type=recovery#token=abc', { kind: 'recovery', code: 'abc' }],
    ['our own recovery of before', '?source=passwordReset&type=recovery&token=abc', { kind: 'recovery', code: 'abc' }],
    ['a recovery by its hash', '?source=passwordReset&type=recovery&token_hash=abc', { kind: 'recovery', code: 'abc' }],
    ['a recovery of Firebase', '?mode=resetPassword&oobCode=abc', { kind: 'recovery', code: 'abc' }],
    ['a recovery with a session', '?source=passwordReset&type=recovery', { kind: 'recovery', code: null }],
    ['our own mail of before', '?source=signup&type=signup&token=abc', { kind: 'verify', code: 'abc' }],
    ['a token without a word', '#token=abc', { kind: 'visit' }],
    ['no code at all', '?source=signup&type=signup&token=', { kind: 'visit' }],
    ['a code that cannot be one', `?type=signup&token=${'a'.repeat(5000)}`, { kind: 'visit' }],
    ['nothing', '', { kind: 'visit' }],
  ])('%s', (_, link, expected) => {
    const { search, hash } = new URL(link, 'https://madelief.test/auth/callback');
    expect(readCallback(search, hash)).toEqual(expected);
  });

  // spec: 4.callback.hash-tokens
  test('tokens in the hash are noticed and never read', () => {
    expect(readCallback('', '#access_token=abc&refresh_token=def&expires_in=3600')).toEqual({ kind: 'tokens' });
    expect(readCallback('', '#access_token=abc')).toEqual({ kind: 'tokens' });
    expect(readCallback('?source=signup', '#refresh_token=def')).toEqual({ kind: 'tokens' });
    expect(readCallback('?type=signup&token=xyz', '#access_token=abc')).toEqual({ kind: 'verify', code: 'xyz' });
    expect(readCallback('?access_token=abc&refresh_token=def', '')).toEqual({ kind: 'visit' });
  });

  test('an error, in the query or in the hash, goes before any token', () => {
    const expired = 'error=access_denied&error_code=otp_expired&error_description=De+link+is+verlopen';
    const error = { kind: 'error', code: 'otp_expired', description: 'De link is verlopen' };
    expect(readCallback(`?${expired}`, '')).toEqual(error);
    expect(readCallback('', `#${expired}`)).toEqual(error);
    expect(readCallback(`?type=signup&token=abc&${expired}`, '')).toEqual(error);
    expect(readCallback(`?source=passwordReset&type=recovery`, `#${expired}`)).toEqual(error);
    expect(readCallback('?error=access_denied', '')).toEqual({
      kind: 'error',
      code: 'access_denied',
      description: null,
    });
  });

  test.each([
    'Bel nu 0900 12 34',
    'Stort 50 euro op BE68 5390 0754 7034',
    'Ga naar https://evil.test',
    'Ga naar www evil.test',
    'Schrijf naar hulp@evil',
    'Bel 0-9-0-0-1',
  ])('a description that leads away is not shown: %s', (description) => {
    const search = `?${new URLSearchParams({ error: 'x', error_description: description }).toString()}`;
    expect(readCallback(search, '')).toMatchObject({ kind: 'error', description: null });
  });

  test('the shown description is one short line, and the error that is passed on is one word', () => {
    const character = fc.oneof(fc.constantFrom(...'aé漢 \n\t\0\u200b\u202e\u{e0041}😀'), fc.string({ maxLength: 1 }));
    const words = fc.array(character, { maxLength: 300 }).map((characters) => characters.join(''));
    fc.assert(
      fc.property(words, fc.string(), (description, error) => {
        const query = new URLSearchParams({ error, error_description: description });
        const request = readCallback(`?${query.toString()}`, '');
        if (request.kind !== 'error') throw new Error('an error went unseen');
        expect(request.code).toMatch(/^[a-z_]{1,40}$/);
        expect((request.description ?? '').length).toBeLessThanOrEqual(201);
        expect(request.description ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});

describe('readStoredCallback', () => {
  test('reads a stored callback and rejects anything else', () => {
    for (const address of [
      '?type=signup&token=abc',
      '?error=x&error_description=y',
      '?source=passwordReset&type=recovery',
    ]) {
      const callback = readCallback(address, '');
      expect(readStoredCallback(structuredClone({ callback }))).toEqual(callback);
    }
    for (const state of [null, 7, {}, { callback: { kind: 'verify' } }, { callback: { kind: 'other' } }]) {
      expect(readStoredCallback(state)).toBeNull();
    }
  });
});
