import { describe, expect, it } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { bookkeeper, dispatcher, endedStaff, maria, signedInAt, staff } from '../people/actors.ts';
import { requestOf } from '../people/world.ts';
import { newRequestId, requestFor } from './request-for.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();

const shared = ['service_requests', 'planning', 'board', 'counters', 'staff_notes', 'mail', 'audit_log'];
const ofDispatch = ['student_profiles', 'student_days', 'waiting_list', 'employer_tips', 'leads', 'reviews'];
const ofFinance = ['user_credits', 'credit_transactions', 'receipts', 'debts', 'transfers', 'refunds'];

describe('a role within staff', () => {
  // spec: security.staff-roles
  it('lists what its work needs and nothing else', async () => {
    for (const collection of [...shared, ...ofDispatch, ...ofFinance])
      expect([collection, await database.as(staff).lists(collection)]).toEqual([collection, 'allowed']);
    for (const collection of [...shared, ...ofDispatch])
      expect([collection, await database.as(dispatcher).lists(collection)]).toEqual([collection, 'allowed']);
    for (const collection of ofFinance)
      expect([collection, await database.as(dispatcher).lists(collection)]).toEqual([collection, 'denied']);
    for (const collection of [...shared, ...ofFinance])
      expect([collection, await database.as(bookkeeper).lists(collection)]).toEqual([collection, 'allowed']);
    for (const collection of ofDispatch)
      expect([collection, await database.as(bookkeeper).lists(collection)]).toEqual([collection, 'denied']);
  });

  it('lists the names of colleagues of every role', async () => {
    for (const role of ['admin', 'dispatch', 'finance']) {
      expect(await database.as(dispatcher).lists('interim_users', equals('role', role))).toBe('allowed');
      expect(await database.as(maria).lists('interim_users', equals('role', role))).toBe('denied');
    }
    expect(await database.as(staff).lists('interim_users', equals('role', 'senior'))).toBe('denied');
  });

  it('is nobody’s to give from a client, not even the lead’s', async () => {
    for (const actor of [staff, dispatcher, bookkeeper, maria])
      expect(await database.as(actor).updates('interim_users/jozef', { role: 'dispatch' })).toBe('denied');
    for (const [actor, path] of [
      [dispatcher, 'interim_users/dina'],
      [bookkeeper, 'interim_users/finn'],
      [maria, 'interim_users/maria'],
    ] as const)
      expect(await database.as(actor).updates(path, { role: 'admin' })).toBe('denied');
  });

  it('takes effect with the next request', async () => {
    const dina = { id: 'dina', email: 'dina@madelief.test' };
    expect(await database.as(dispatcher).lists('debts')).toBe('denied');
    await database.has('interim_users/dina', anInterimUser({ ...dina, role: 'finance' }));
    expect(await database.as(dispatcher).lists('debts')).toBe('allowed');
    expect(await database.as(dispatcher).lists('leads')).toBe('denied');
  });
});

describe('a session that was ended', () => {
  // spec: security.m2
  it('reads and writes nothing, though its token is valid', async () => {
    for (const collection of [...shared, ...ofDispatch, ...ofFinance])
      expect([collection, await database.as(endedStaff).lists(collection)]).toEqual([collection, 'denied']);
    expect(await database.as(endedStaff).gets('interim_users/maria')).toBe('denied');
    const since = (sessions_valid_from: number) =>
      database.has('interim_users/maria', anInterimUser({ sessions_valid_from }));
    const mine = () => database.as(maria).lists('service_requests', equals('senior_id', 'maria'));
    await since(signedInAt + 1);
    expect(await mine()).toBe('denied');
    expect(await database.as(maria).gets(`service_requests/${requestOf(maria)}`)).toBe('denied');
    expect(await database.as(maria).creates(`service_requests/${newRequestId}`, requestFor(maria))).toBe('denied');
    expect(await database.as(maria).updates('interim_users/maria', { first_name: 'Mia' })).toBe('denied');
    await since(signedInAt);
    expect(await mine()).toBe('allowed');
  });

  it('cannot be called back by its owner', async () => {
    await database.has('interim_users/maria', anInterimUser({ sessions_valid_from: signedInAt }));
    expect(await database.as(maria).updates('interim_users/maria', { sessions_valid_from: 0 })).toBe('denied');
    expect(await database.as(maria).updates('interim_users/maria', { sessions_valid_from: undefined })).toBe('denied');
    expect(await database.as(maria).updates('interim_users/maria', { first_name: 'Mia' })).toBe('allowed');
  });
});
