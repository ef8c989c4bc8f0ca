import { describe, expect, it } from 'vitest';
import { anInterimUser, aNewInterimUser } from '#tests/builders/interim-user.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { blockedSenior, blockedStaff, jozef, maria, nova, oneFactorStaff, staff } from '../people/actors.ts';
import { requestOf } from '../people/world.ts';
import { newRequestId, requestFor } from './request-for.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();

/** All tokens stay valid throughout: only the record changes. */
describe('an account blocked by staff', () => {
  it('loses access with the first request after the block, and regains it once unblocked', async () => {
    const mine = () => database.as(maria).lists('service_requests', equals('senior_id', 'maria'));
    expect(await mine()).toBe('allowed');
    await database.has('interim_users/maria', anInterimUser({ blocked: true }));
    expect(await mine()).toBe('denied');
    expect(await database.as(maria).gets(`service_requests/${requestOf(maria)}`)).toBe('denied');
    expect(await database.as(maria).creates(`service_requests/${newRequestId}`, requestFor(maria))).toBe('denied');
    expect(await database.as(maria).updates(`service_requests/${requestOf(maria)}`, { status: 'cancelled' })).toBe(
      'denied',
    );
    expect(await database.as(maria).updates('interim_users/maria', { first_name: 'Mia' })).toBe('denied');
    expect(await database.as(maria).gets('user_credits/maria')).toBe('denied');
    await database.has('interim_users/maria', anInterimUser({ blocked: false }));
    expect(await mine()).toBe('allowed');
  });

  it('loses the staff role at once', async () => {
    for (const collection of ['service_requests', 'planning', 'board', 'mail', 'audit_log', 'reviews']) {
      expect(await database.as(staff).lists(collection)).toBe('allowed');
      expect(await database.as(blockedStaff).lists(collection)).toBe('denied');
    }
    const allStaff = equals('role', 'admin');
    expect(await database.as(staff).lists('interim_users', allStaff)).toBe('allowed');
    expect(await database.as(blockedStaff).lists('interim_users', allStaff)).toBe('denied');
    const renamed = { first_name: 'Stef' };
    expect(await database.as(staff).updates('interim_users/staf', renamed)).toBe('allowed');
    expect(await database.as(blockedStaff).updates('interim_users/bert', renamed)).toBe('denied');
    await database.has(
      'interim_users/staf',
      anInterimUser({ id: 'staf', email: 'staf@madelief.test', role: 'admin', blocked: true }),
    );
    expect(await database.as(staff).lists('interim_users', allStaff)).toBe('denied');
    expect(await database.as(staff).updates('interim_users/staf', renamed)).toBe('denied');
  });

  // spec: security.h3-factor
  it('is like staff with a password alone, who may do nothing of staff', async () => {
    for (const collection of [
      'service_requests',
      'planning',
      'board',
      'mail',
      'audit_log',
      'reviews',
      'user_credits',
    ]) {
      expect(await database.as(oneFactorStaff).lists(collection)).toBe('denied');
    }
    expect(await database.as(oneFactorStaff).gets('interim_users/maria')).toBe('denied');
    expect(await database.as(oneFactorStaff).updates('interim_users/stan', { first_name: 'Stan' })).toBe('denied');
    // The app reads it to know that this is staff, and then asks to enrol.
    expect(await database.as(oneFactorStaff).gets('interim_users/stan')).toBe('allowed');
  });

  it('may still read its own record, so that the app can show the reason', async () => {
    expect(await database.as(blockedSenior).gets('interim_users/blanche')).toBe('allowed');
    expect(await database.as(blockedStaff).gets('interim_users/bert')).toBe('allowed');
    expect(await database.as(blockedStaff).gets('interim_users/maria')).toBe('denied');
  });

  it('cannot unblock itself, nor be blocked by any client', async () => {
    for (const blocked of [false, undefined, true, null, 'no']) {
      expect(await database.as(blockedSenior).updates('interim_users/blanche', { blocked })).toBe('denied');
      expect(await database.as(maria).updates('interim_users/maria', { blocked, first_name: 'Mia' })).toBe(
        blocked === undefined ? 'allowed' : 'denied',
      );
    }
    expect(await database.as(jozef).updates('interim_users/jozef', { blocked: true })).toBe('denied');
    expect(await database.as(jozef).updates('interim_users/jozef', { blocked: undefined })).toBe('denied');
    expect(await database.as(staff).updates('interim_users/maria', { blocked: true })).toBe('denied');
  });

  it('cannot be created with any value of the block', async () => {
    const account = aNewInterimUser({ id: 'nova', email: 'nova@madelief.test' });
    for (const blocked of [true, false]) {
      expect(await database.as(nova).creates('interim_users/nova', fieldsOf({ ...account, blocked }))).toBe('denied');
    }
    expect(await database.as(nova).creates('interim_users/nova', fieldsOf(account))).toBe('allowed');
  });
});
