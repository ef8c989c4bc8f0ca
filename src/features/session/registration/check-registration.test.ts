import { describe, expect, test } from 'vitest';
import { registrationFields, type RegistrationValues } from '#domain/accounts/registration-form.ts';
import { checkRegistration } from './check-registration.ts';

const filledIn: RegistrationValues = {
  firstName: 'Maria',
  lastName: 'Peeters',
  email: 'maria@madelief.test',
  password: 'geheim',
  phone: '0470 12 34 56',
  full_address: 'Kerkstraat 12',
  city: '2000',
  name_city: 'Antwerpen',
  language: 'NL',
  acceptGdpr: true,
};

const nothing: RegistrationValues = {
  firstName: '',
  lastName: ' ',
  email: '',
  password: '',
  phone: '',
  full_address: '',
  city: '',
  name_city: '',
  language: '',
  acceptGdpr: false,
};

describe('checkRegistration', () => {
  test('lets a complete form pass', () => {
    expect(checkRegistration(filledIn)).toMatchObject({ ok: true, value: { firstName: 'Maria', acceptGdpr: true } });
  });

  test('names every field once, in the order of the screen, and says that all must be filled in', () => {
    const checked = checkRegistration(nothing);
    if (checked.ok) throw new Error('an empty form has passed');
    expect(checked.error.objection).toBe('fill-in-everything');
    expect(checked.error.problems.map(({ field }) => field)).toEqual([...registrationFields]);
  });

  // spec: 5.registration.email-at-submit
  test('says of the whole form that the address is no address', () => {
    expect(checkRegistration({ ...filledIn, email: 'maria@' })).toEqual({
      ok: false,
      error: { objection: 'email-needed', problems: [{ field: 'email', message: 'email-invalid' }] },
    });
  });
});
