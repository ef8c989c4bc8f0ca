import { describe, expect, test } from 'vitest';
import { readLoginBanner } from './login-banner.ts';

const read = (query: string) => readLoginBanner(new URLSearchParams(query));

describe('readLoginBanner', () => {
  test('no banner without parameters', () => {
    expect(read('')).toBeNull();
    expect(read('verified=false')).toBeNull();
    expect(read('reset=no')).toBeNull();
  });

  test('success banners for links in e-mails', () => {
    expect(read('verified=true')).toEqual({ kind: 'success', message: 'verified' });
    expect(read('reset=success')).toEqual({ kind: 'success', message: 'password-reset' });
  });

  test('an error goes before success', () => {
    expect(read('verified=true&error=verification_failed')).toEqual({
      kind: 'danger',
      message: 'link-verification-failed',
    });
  });

  test('text in the address is never shown', () => {
    const hostile = 'error=<img src=x onerror=alert(1)> Bel 0900 1234';
    expect(read(hostile)).toEqual({ kind: 'danger', message: 'link-failed' });
    expect(read('error=')).toEqual({ kind: 'danger', message: 'link-failed' });
    expect(read('error=constructor')).toEqual({ kind: 'danger', message: 'link-failed' });
  });
});
