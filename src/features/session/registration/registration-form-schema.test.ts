import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account } from '#i18n/nl/account.ts';
import { registrationDetailsSchema } from '#domain/contracts/accounts.ts';
import {
  detailsInForm,
  checkBeforeSending,
  registrationFields,
  registrationFormSchema,
  registrationMessages,
  toRegistrationDetails,
  type RegistrationValues,
} from './registration-form-schema.ts';

const filledIn: RegistrationValues = {
  firstName: 'Maria',
  lastName: 'Peeters',
  email: 'maria@madelief.test',
  password: 'drie-tulpen',
  phone: '0470 12 34 56',
  full_address: 'Kerkstraat 12',
  city: '2000',
  name_city: 'Antwerpen',
  language: 'NL',
  acceptGdpr: true,
};

function messages(values: Partial<RegistrationValues>) {
  const parsed = registrationFormSchema.safeParse({ ...filledIn, ...values });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
}

describe('the registration form', () => {
  test('becomes the trimmed details of the account', () => {
    const form = registrationFormSchema.parse({ ...filledIn, firstName: ' Maria ', email: ' maria@madelief.test ' });
    expect(form).toMatchObject({ firstName: 'Maria', email: 'maria@madelief.test', password: 'drie-tulpen' });
    expect(toRegistrationDetails(form, false)).toEqual({
      first_name: 'Maria',
      last_name: 'Peeters',
      phone_number: '0470 12 34 56',
      full_address: 'Kerkstraat 12',
      city: '2000',
      name_city: 'Antwerpen',
      language: 'NL',
      test: null,
    });
    expect(toRegistrationDetails(form, true).test).toBe(true);
  });

  test.each(registrationFields)('requires %s, with the text of the specification', (field) => {
    const empty = field === 'acceptGdpr' ? false : '';
    expect(messages({ [field]: empty })).toEqual([[field, registrationMessages[field]]]);
  });

  // spec: 5.registration.email-at-submit
  test('has the texts of the specification', () => {
    const messages = registrationFields.map((field) => account[registrationMessages[field]]);
    expect(messages).toEqual([
      'Voornaam is verplicht',
      'Achternaam is verplicht',
      'Ongeldig e-mailadres',
      'Wachtwoord moet minimaal 6 tekens bevatten',
      'Telefoonnummer is verplicht',
      'Adres is verplicht',
      'Postcode is verplicht',
      'Stad is verplicht',
      'Selecteer een taal',
      'U moet akkoord gaan met de GDPR-wetgeving',
    ]);
    expect(account['fill-in-everything']).toBe('Vul alle verplichte velden in.');
    expect(account['email-needed']).toBe('Voer een geldig e-mailadres in.');
  });

  // spec: 5.registration.weak-password
  test('a password has at least eight characters and is not a row of digits, and a language is one of three', () => {
    expect(messages({ password: '12345' })).toEqual([['password', 'password-too-short']]);
    expect(messages({ password: 'Tulp-12' })).toEqual([['password', 'password-short']]);
    expect(messages({ password: '12345678' })).toEqual([['password', 'password-common']]);
    for (const language of ['NL', 'FR', 'EN']) expect(messages({ language })).toEqual([]);
    expect(messages({ language: 'DE' })).toEqual([['language', 'language-required']]);
  });

  test('every form that passes is valid input for the functions', () => {
    const text = fc.string({ maxLength: 320 });
    fc.assert(
      fc.property(fc.record({ firstName: text, phone: text, full_address: text, city: text }), (typed) => {
        const parsed = registrationFormSchema.safeParse({ ...filledIn, ...typed });
        if (parsed.success) registrationDetailsSchema.parse(toRegistrationDetails(parsed.data, false));
      }),
    );
    expect(messages({ city: '2'.repeat(21) })).toEqual([['city', 'text-too-long']]);
  });
});

describe('the check before sending', () => {
  // spec: 5.registration.credentials 5.registration.required-at-submit
  test.each(registrationFields)('reports %s as missing', (field) => {
    const empty = field === 'acceptGdpr' ? false : '';
    expect(checkBeforeSending({ ...filledIn, [field]: empty })).toBe('fill-in-everything');
  });

  test('has no objection to values that the schema accepts', () => {
    const text = fc.constantFrom('', ' ', 'a', 'maria@madelief.test', '123456', 'NL');
    const typed = fc.record({ firstName: text, email: text, password: text, city: text, language: text });
    fc.assert(
      fc.property(typed, (changes) => {
        const values = { ...filledIn, ...changes };
        if (registrationFormSchema.safeParse(values).success) expect(checkBeforeSending(values)).toBeNull();
      }),
    );
  });

  // spec: 5.registration.email-at-submit 5.registration.password-at-submit
  test('checks the address and the length of the password', () => {
    expect(checkBeforeSending({ ...filledIn, email: 'maria' })).toBe('email-needed');
    expect(checkBeforeSending({ ...filledIn, password: '12345' })).toBe('password-too-short');
    expect(checkBeforeSending(filledIn)).toBeNull();
  });
});

describe('the details in an earlier form', () => {
  test('need neither password nor consent, and are complete or null', () => {
    const { password: _, acceptGdpr: __, ...kept } = filledIn;
    expect(detailsInForm(kept, true)).toMatchObject({ first_name: 'Maria', test: true });
    expect(detailsInForm({ ...kept, city: '' }, true)).toBeNull();
    expect(detailsInForm(null, false)).toBeNull();
    expect(detailsInForm('Maria', false)).toBeNull();
  });
});
