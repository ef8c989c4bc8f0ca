import { describe, expect, test } from 'vitest';
import { errors } from '#i18n/nl/errors.ts';
import { session } from '#i18n/nl/session.ts';
import { readLoginBanner } from './login-banner.ts';

const read = (query: string) => readLoginBanner(new URLSearchParams(query));

/** The Dutch text of the banner. */
function textOf(query: string): string {
  const banner = read(query);
  if (banner === null) throw new Error(`no banner for ${query}`);
  return 'code' in banner ? errors[banner.code] : session[banner.message];
}

/** Every error that the specification names, those of a link, and one that nobody knows. */
const specified = [
  'email_address_invalid',
  'user_already_registered',
  'weak_password',
  'server_error',
  'invalid_credentials',
  'email_not_confirmed',
  'user_not_found',
  'over_email_send_rate_limit',
  'not_a_senior',
  'verification_failed',
  'otp_expired',
  'access_denied',
  'session_link',
  'nonsense',
];

describe('readLoginBanner', () => {
  test('no banner without parameters', () => {
    expect(read('')).toBeNull();
    expect(read('verified=false')).toBeNull();
    expect(read('reset=no')).toBeNull();
  });

  test('success banners for links in e-mails', () => {
    expect(read('verified=true')).toMatchObject({ kind: 'success', message: 'verified' });
    expect(read('reset=success')).toMatchObject({ kind: 'success', message: 'password-reset' });
  });

  test('an error goes before success', () => {
    expect(read('verified=true&error=verification_failed')).toMatchObject({
      kind: 'danger',
      message: 'link-verification-failed',
    });
  });

  // spec: 2.login.query-error
  test('each error of the catalogue has a text of its own', () => {
    const texts = specified.map((error) => textOf(`error=${error}`));
    expect(new Set(texts).size).toBe(specified.length);
    expect(textOf('error=server_error')).toMatch(/^Er is een probleem met de server/);
    expect(textOf('error=not_a_senior')).toBe(
      'U heeft geen toegang. Alleen senioren kunnen inloggen op deze applicatie.',
    );
    expect(textOf('error=over_email_send_rate_limit')).toMatch(/^U vroeg te veel e-mails/);
    expect(textOf('error=nonsense')).toMatch(/^Er is een fout opgetreden. Probeer het opnieuw/);
  });

  test('another name of an error has the same text', () => {
    for (const [name, other] of [
      ['user_already_registered', 'email_exists'],
      ['server_error', 'unexpected_failure'],
      ['otp_expired', 'expired'],
    ]) {
      expect(textOf(`error=${other}`)).toBe(textOf(`error=${name}`));
    }
  });

  test('a new mail is offered only where it helps', () => {
    const offering = specified.filter((error) => read(`error=${error}`)?.offersNewMail);
    expect(offering).toEqual(['email_not_confirmed', 'verification_failed', 'otp_expired', 'access_denied']);
    expect(read('verified=true')?.offersNewMail).toBe(false);
  });

  test('text in the address is never shown', () => {
    for (const error of [
      '<img src=x onerror=alert(1)> Bel 0900 1234',
      '',
      'constructor',
      '__proto__',
      'SERVER_ERROR',
    ]) {
      expect(read(`error=${encodeURIComponent(error)}`)).toEqual({
        kind: 'danger',
        code: 'unknown',
        offersNewMail: false,
      });
    }
  });
});
