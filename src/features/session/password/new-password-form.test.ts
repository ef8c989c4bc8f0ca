import { expect, test } from 'vitest';
import { account as english } from '#i18n/en/account.ts';
import { account as dutch } from '#i18n/nl/account.ts';
import { checkNewPassword } from './new-password-form.ts';

// spec: 5.new-password.both-fields 5.new-password.match 5.new-password.length
test.each([
  ['', '', 'password', 'Please fill in all fields.', 'Vul alle velden in.'],
  ['geheim', '', 'repeated', 'Please fill in all fields.', 'Vul alle velden in.'],
  ['geheim', 'Geheim', 'repeated', 'Passwords do not match.', 'Wachtwoorden komen niet overeen'],
  [
    '12345',
    '12345',
    'password',
    'Password must be at least 6 characters long.',
    'Wachtwoord moet minimaal 6 tekens bevatten',
  ],
] as const)('%j and %j: in the words of the specification', (password, repeated, field, en, nl) => {
  const checked = checkNewPassword({ password, repeated });
  if (checked.ok) throw new Error('it was accepted');
  const message = checked.error[field];
  expect(Object.keys(checked.error)).toEqual([field]);
  expect(message && english[message]).toBe(en);
  expect(message && dutch[message]).toBe(nl);
});

test('accepts two equal passwords of eight characters or more', () => {
  for (const password of ['Drie-tulpen', '12 34 56 78']) {
    expect(checkNewPassword({ password, repeated: password })).toEqual({ ok: true, value: password });
  }
});

// spec: security.h3-passwords
test('somebody of staff takes twelve characters or more, with the other messages as they are', () => {
  const problemOf = (password: string) => {
    const checked = checkNewPassword({ password, repeated: password }, true);
    return checked.ok ? null : checked.error.password;
  };
  expect(['12345', 'Tuin-12', 'Drie-tulpen', '123456789012', 'Drie-tulpen-9'].map(problemOf)).toEqual([
    'password-too-short',
    'password-short-staff',
    'password-short-staff',
    'password-common',
    null,
  ]);
  expect([english['password-short-staff'], dutch['password-short-staff']]).toEqual([
    'Take at least 12 characters.',
    'Neem minstens 12 tekens.',
  ]);
});
