import { describe, expect, it } from 'vitest';
import { anInterimUser, aNewInterimUser } from '#tests/builders/interim-user.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { anonymous, jozef, mailOf, maria, nova, rosa, staff, uidOf, visitor } from '../people/actors.ts';
import { openTown } from './town.ts';

const town = openTown();
const novasAccount = aNewInterimUser({ id: uidOf(nova), email: mailOf(nova) });

describe('an account', () => {
  it('is read by its owner and by staff, and by nobody else', async () => {
    expect(await town.as(maria).gets('interim_users/maria')).toBe('allowed');
    expect(await town.as(staff).gets('interim_users/maria')).toBe('allowed');
    expect(await town.as(jozef).gets('interim_users/maria')).toBe('denied');
    expect(await town.as(visitor).gets('interim_users/maria')).toBe('denied');
  });

  it('may be asked for by its owner before it exists: signing in finds out so', async () => {
    expect(await town.as(nova).gets('interim_users/nova')).toBe('allowed');
  });

  it('is listed by staff alone', async () => {
    expect(await town.as(staff).lists('interim_users')).toBe('allowed');
    expect(await town.as(maria).lists('interim_users')).toBe('denied');
  });

  it('is made by its owner, as a senior whose mail is yet to be verified', async () => {
    expect(await town.as(nova).creates('interim_users/nova', fieldsOf(novasAccount))).toBe('allowed');
  });

  it('is made before the mail is verified', async () => {
    const newcomer = { ...nova, claims: { ...nova.claims, email_verified: false } };
    expect(await town.as(newcomer).creates('interim_users/nova', fieldsOf(novasAccount))).toBe('allowed');
  });

  it('is not made as staff, nor as verified', async () => {
    const make = (account: typeof novasAccount) => town.as(nova).creates('interim_users/nova', fieldsOf(account));
    expect(await make({ ...novasAccount, role: 'admin' })).toBe('denied');
    expect(await make({ ...novasAccount, status: 'verified' })).toBe('denied');
  });

  it('is not made for another, nor with the mail address of another', async () => {
    const asJozef = fieldsOf(aNewInterimUser({ id: 'jozef', email: mailOf(jozef) }));
    expect(await town.as(nova).creates('interim_users/other', fieldsOf({ ...novasAccount, id: 'other' }))).toBe(
      'denied',
    );
    expect(await town.as(nova).creates('interim_users/nova', asJozef)).toBe('denied');
    expect(
      await town.as(nova).creates('interim_users/nova', fieldsOf({ ...novasAccount, email: 'maria@madelief.test' })),
    ).toBe('denied');
  });

  it('is not made without a mail address in the token', async () => {
    const account = fieldsOf(aNewInterimUser({ id: 'anonymous', email: 'somebody@madelief.test' }));
    expect(await town.as(anonymous).creates('interim_users/anonymous', account)).toBe('denied');
  });

  it('is changed by its owner once the mail is verified: name, phone, address and language', async () => {
    const moved = { full_address: 'Veldstraat 3', city: '9000', name_city: 'Gent', phone_number: '09 123 45 67' };
    expect(await town.as(maria).updates('interim_users/maria', { ...moved, language: 'FR' })).toBe('allowed');
    expect(await town.as(rosa).updates('interim_users/rosa', { first_name: 'Rosalie' })).toBe('denied');
    expect(await town.as(jozef).updates('interim_users/maria', { first_name: 'Mia' })).toBe('denied');
    expect(await town.as(staff).updates('interim_users/maria', { first_name: 'Mia' })).toBe('denied');
  });

  it('keeps its role, status and mail address, whoever tries', async () => {
    for (const change of [{ role: 'admin' }, { status: 'verified' }, { email: 'maria2@madelief.test' }]) {
      expect(await town.as(rosa).updates('interim_users/rosa', change)).toBe('denied');
      expect(await town.as(staff).updates('interim_users/rosa', change)).toBe('denied');
    }
  });

  it('is replaced by nobody and deleted by nobody', async () => {
    const again = fieldsOf(anInterimUser({ role: 'admin' }));
    expect(await town.as(maria).sets('interim_users/maria', again)).toBe('denied');
    expect(await town.as(maria).deletes('interim_users/maria')).toBe('denied');
    expect(await town.as(staff).deletes('interim_users/maria')).toBe('denied');
  });
});
