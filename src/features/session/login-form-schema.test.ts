import { describe, expect, test } from 'vitest';
import { resources } from '#i18n/nl/definition/resources.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { loginFormSchema, loginMessages } from './login-form-schema.ts';

const check = (values: { readonly email: string; readonly password: string }) =>
  checkForm(loginFormSchema, loginMessages, values);

describe('the login form', () => {
  test('trims the address', () => {
    expect(check({ email: ' maria@madelief.test ', password: ' geheim ' })).toEqual({
      ok: true,
      // A space in a password is significant.
      value: { email: 'maria@madelief.test', password: ' geheim ' },
    });
  });

  test.each(['', 'maria', 'maria@', '@madelief.test', 'maria@madelief', 'ma ria@madelief.test'])(
    'refuses %j',
    (email) => {
      expect(check({ email, password: 'geheim' })).toEqual({ ok: false, error: { email: 'email-invalid' } });
    },
  );

  test('reports every problem', () => {
    expect(check({ email: '', password: '' })).toEqual({
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
