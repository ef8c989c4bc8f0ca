import { describe, expect, test } from 'vitest';
import { resources } from '#i18n/nl/resources.ts';
import { readLoginForm } from './login-form.ts';

describe('readLoginForm', () => {
  test('takes an address with the space that a keyboard added', () => {
    expect(readLoginForm({ email: ' maria@madelief.test ', password: ' geheim ' })).toEqual({
      ok: true,
      // A space in a password is the person's own.
      value: { email: 'maria@madelief.test', password: ' geheim ' },
    });
  });

  test.each(['', 'maria', 'maria@', '@madelief.test', 'maria@madelief', 'ma ria@madelief.test'])(
    'refuses %j',
    (email) => {
      const form = readLoginForm({ email, password: 'geheim' });
      expect(form).toEqual({ ok: false, problems: [{ field: 'email', message: 'email-invalid' }] });
    },
  );

  test('names every problem, in the order of the fields', () => {
    const form = readLoginForm({ email: '', password: '' });
    expect(form).toEqual({
      ok: false,
      problems: [
        { field: 'email', message: 'email-invalid' },
        { field: 'password', message: 'password-required' },
      ],
    });
  });

  test('says it in the words of the specification', () => {
    expect(resources.session['email-invalid']).toBe('Ongeldig e-mailadres');
    expect(resources.session['password-required']).toBe('Wachtwoord is verplicht');
    expect(resources.session['submit-busy']).toBe('Bezig met inloggen...');
  });
});
