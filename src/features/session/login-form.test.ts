import { describe, expect, test } from 'vitest';
import { resources } from '#i18n/nl/definition/resources.ts';
import { checkLogin } from './login-form.ts';

describe('the login form', () => {
  test('trims the address', () => {
    expect(checkLogin({ email: ' maria@madelief.test ', password: ' geheim ' })).toEqual({
      ok: true,
      // A space in a password is significant.
      value: { email: 'maria@madelief.test', password: ' geheim ' },
    });
  });

  test.each(['', 'maria', 'maria@', '@madelief.test', 'maria@madelief', 'ma ria@madelief.test'])(
    'refuses %j',
    (email) => {
      expect(checkLogin({ email, password: 'geheim' })).toEqual({ ok: false, error: { email: 'email-invalid' } });
    },
  );

  test('reports every problem', () => {
    expect(checkLogin({ email: '', password: '' })).toEqual({
      ok: false,
      error: { email: 'email-invalid', password: 'password-required' },
    });
  });

  test('has the texts of the specification', () => {
    expect(resources.session['email-invalid']).toBe('Ongeldig e-mailadres');
    expect(resources.session['password-required']).toBe('Wachtwoord is verplicht');
    expect(resources.session['submit-busy']).toBe('Bezig met inloggen...');
  });
});
