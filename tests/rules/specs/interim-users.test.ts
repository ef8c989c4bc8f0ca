import { describe, expect, it } from 'vitest';
import { anInterimUser, aNewInterimUser } from '#tests/builders/interim-user.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { anonymous, jozef, mailOf, maria, nova, rosa, staff, uidOf, visitor } from '../people/actors.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const novasAccount = aNewInterimUser({ id: uidOf(nova), email: mailOf(nova) });

describe('an account', () => {
  it('is read by its owner and by staff alone', async () => {
    expect(await database.as(maria).gets('interim_users/maria')).toBe('allowed');
    expect(await database.as(staff).gets('interim_users/maria')).toBe('allowed');
    expect(await database.as(jozef).gets('interim_users/maria')).toBe('denied');
    expect(await database.as(visitor).gets('interim_users/maria')).toBe('denied');
  });

  it('may be read by its owner before it exists: signing in checks this', async () => {
    expect(await database.as(nova).gets('interim_users/nova')).toBe('allowed');
  });

  it('is listed by nobody but staff, which lists staff alone', async () => {
    expect(await database.as(staff).lists('interim_users', equals('role', 'admin'))).toBe('allowed');
    expect(await database.as(staff).lists('interim_users', equals('role', 'senior'))).toBe('denied');
    expect(await database.as(staff).lists('interim_users')).toBe('denied');
    expect(await database.as(maria).lists('interim_users', equals('role', 'admin'))).toBe('denied');
  });

  it('is created by its owner, as a senior with an unverified mail address', async () => {
    expect(await database.as(nova).creates('interim_users/nova', fieldsOf(novasAccount))).toBe('allowed');
  });

  it('is created before the mail address is verified', async () => {
    const newcomer = { ...nova, claims: { ...nova.claims, email_verified: false } };
    expect(await database.as(newcomer).creates('interim_users/nova', fieldsOf(novasAccount))).toBe('allowed');
  });

  it('is not created as staff, nor as verified', async () => {
    const make = (account: typeof novasAccount) => database.as(nova).creates('interim_users/nova', fieldsOf(account));
    expect(await make({ ...novasAccount, role: 'admin' })).toBe('denied');
    expect(await make({ ...novasAccount, status: 'verified' })).toBe('denied');
  });

  it('is not created for another person, nor with the mail address of another', async () => {
    const asJozef = fieldsOf(aNewInterimUser({ id: 'jozef', email: mailOf(jozef) }));
    expect(await database.as(nova).creates('interim_users/other', fieldsOf({ ...novasAccount, id: 'other' }))).toBe(
      'denied',
    );
    expect(await database.as(nova).creates('interim_users/nova', asJozef)).toBe('denied');
    expect(
      await database
        .as(nova)
        .creates('interim_users/nova', fieldsOf({ ...novasAccount, email: 'maria@madelief.test' })),
    ).toBe('denied');
  });

  it('is not created without a mail address in the token', async () => {
    const account = fieldsOf(aNewInterimUser({ id: 'anonymous', email: 'somebody@madelief.test' }));
    expect(await database.as(anonymous).creates('interim_users/anonymous', account)).toBe('denied');
  });

  it('is changed by its owner once the mail address is verified: name, phone, address and language', async () => {
    const moved = { full_address: 'Veldstraat 3', city: '9000', name_city: 'Gent', phone_number: '09 123 45 67' };
    expect(await database.as(maria).updates('interim_users/maria', { ...moved, language: 'FR' })).toBe('allowed');
    expect(await database.as(rosa).updates('interim_users/rosa', { first_name: 'Rosalie' })).toBe('denied');
    expect(await database.as(jozef).updates('interim_users/maria', { first_name: 'Mia' })).toBe('denied');
    expect(await database.as(staff).updates('interim_users/maria', { first_name: 'Mia' })).toBe('denied');
  });

  it('cannot change its role, status or mail address', async () => {
    for (const change of [{ role: 'admin' }, { status: 'verified' }, { email: 'maria2@madelief.test' }]) {
      expect(await database.as(rosa).updates('interim_users/rosa', change)).toBe('denied');
      expect(await database.as(staff).updates('interim_users/rosa', change)).toBe('denied');
    }
  });

  it('cannot be replaced or deleted', async () => {
    const again = fieldsOf(anInterimUser({ role: 'admin' }));
    expect(await database.as(maria).sets('interim_users/maria', again)).toBe('denied');
    expect(await database.as(maria).deletes('interim_users/maria')).toBe('denied');
    expect(await database.as(staff).deletes('interim_users/maria')).toBe('denied');
  });
});
