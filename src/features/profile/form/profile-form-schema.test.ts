import { expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { interimUserDefaults, interimUserSchema } from '#domain/documents/interim-user.ts';
import { familyFormSchema, profileFormMessages, profileFormSchema, toProfileForm } from './profile-form-schema.ts';

const filledIn = toProfileForm(anInterimUser());

const messagesOf = (changes: Partial<typeof filledIn>) => {
  const parsed = profileFormSchema.safeParse({ ...filledIn, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

test('a complete account is valid, and the result may be stored', () => {
  const parsed = profileFormSchema.parse({ ...filledIn, first_name: '  Mia ' });
  expect(parsed.first_name).toBe('Mia');
  expect(interimUserSchema.safeParse({ ...anInterimUser(), ...parsed }).success).toBe(true);
});

// spec: 5.profile.language
test.each([
  ['first_name', 'M', profileFormMessages.firstName],
  ['last_name', ' P ', profileFormMessages.lastName],
  ['phone_number', '0470 12', profileFormMessages.phone],
  ['full_address', '', profileFormMessages.street],
  ['city', '2', profileFormMessages.postalCode],
  ['name_city', 'A', profileFormMessages.town],
  ['language', 'DE', profileFormMessages.language],
] as const)('%s "%s" is refused with its own message', (field, value, message) => {
  expect(messagesOf({ [field]: value })).toEqual([[field, message]]);
});

test('an address must fit the senior profile as a whole', () => {
  expect(messagesOf({ full_address: 'S'.repeat(200), name_city: 'T'.repeat(100) })).toEqual([
    ['full_address', profileFormMessages.address],
  ]);
});

test('placeholders of sign-up are shown as empty', () => {
  expect(toProfileForm({ ...anInterimUser(), ...interimUserDefaults })).toEqual({
    first_name: '',
    last_name: '',
    phone_number: '',
    full_address: '',
    city: '',
    name_city: '',
    language: 'NL',
  });
});

test('a family member needs no address and no number; what she does not fill in can be stored', () => {
  const account = {
    ...anInterimUser({ role: 'family' }),
    ...interimUserDefaults,
    first_name: 'Els',
    last_name: 'Janssens',
  };
  const shown = toProfileForm(account);
  expect(shown).toMatchObject({ phone_number: '', full_address: '', city: '' });
  const parsed = familyFormSchema.parse(shown);
  expect(parsed.phone_number).toBe(interimUserDefaults.phone_number);
  expect(interimUserSchema.safeParse({ ...account, phone_number: parsed.phone_number }).success).toBe(true);
  expect(familyFormSchema.parse({ ...shown, phone_number: ' 0470 98 76 54 ' }).phone_number).toBe('0470 98 76 54');
  const wrong = familyFormSchema.safeParse({ ...shown, phone_number: '0470' });
  expect(wrong.error?.issues).toMatchObject([{ path: ['phone_number'], message: profileFormMessages.phone }]);
});
