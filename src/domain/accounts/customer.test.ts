import { expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { interimUserDefaults } from '../documents/interim-user.ts';
import { readCustomer } from './customer.ts';

test('a customer has a name, a telephone number and a town', () => {
  expect(readCustomer(anInterimUser())).toMatchObject({
    firstName: 'Maria',
    name: 'Maria Peeters',
    town: '2000 Antwerpen',
  });
});

test('a placeholder and a malformed field are unknown; the rest is read', () => {
  const nothing = { firstName: '', name: '', telephone: '', town: '' };
  const { email } = anInterimUser();
  expect(readCustomer({ ...interimUserDefaults, email })).toEqual({ email, language: 'NL', ...nothing });
  expect(readCustomer({ email, first_name: 7, phone_number: null, language: 'XX', name_city: 'Gent' })).toEqual({
    email,
    language: 'NL',
    ...nothing,
    town: 'Gent',
  });
});

test.each([null, undefined, {}, { email: 'no address' }])('%j cannot be reached', (record) => {
  expect(readCustomer(record)).toBeNull();
});
