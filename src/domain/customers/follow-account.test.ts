import { expect, test } from 'vitest';
import { aFamilyContact } from '#tests/builders/accounts/family-contact.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { familyContactOfAccount } from './follow-account.ts';

const now = new Date('2026-11-22T10:00:00Z');
const els = anInterimUser({ id: 'els', first_name: 'Els', last_name: 'Peeters', role: 'family' });

test('a family member is found by name, number and address of the account, and not by where she lives', () => {
  const account = { ...els, phone_number: '0471 23 45 67', email: 'els@example.be', city: '2000' };
  const contact = familyContactOfAccount('els', { account, former: null }, now);
  expect(contact).toMatchObject({ user_id: 'els', first_name: 'Els', phone_number: '0471 23 45 67' });
  expect(contact?.search_keys).toEqual(expect.arrayContaining(['w:els', 'x:elspeeters', 'd:471234567']));
  expect(contact?.search_keys.filter((key) => key.startsWith('z:'))).toEqual([]);
  expect(contact).not.toHaveProperty('city');
});

test('nothing is written for an account that did not change, and for one of somebody else', () => {
  const former = familyContactOfAccount('els', { account: els, former: null }, new Date(0));
  expect(familyContactOfAccount('els', { account: els, former }, now)).toBeNull();
  expect(familyContactOfAccount('els', { account: { ...els, last_name: 'Maes' }, former }, now)).toMatchObject({
    last_name: 'Maes',
    updated_at: now,
  });
  expect(familyContactOfAccount('maria', { account: anInterimUser(), former: null }, now)).toBeNull();
  expect(familyContactOfAccount('els', { account: null, former: aFamilyContact() }, now)).toBeNull();
});
