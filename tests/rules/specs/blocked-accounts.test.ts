import { describe, expect, it } from 'vitest';
import { anInterimUser, aNewInterimUser } from '#tests/builders/interim-user.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { blockedSenior, blockedStaff, jozef, maria, nova, staff } from '../people/actors.ts';
import { requestOf } from '../people/world.ts';
import { newRequestId, requestFor } from './request-for.ts';
import { equals, openTown } from './town.ts';

const town = openTown();

/** The tokens of all of them stay valid throughout: only the record changes. */
describe('an account that staff blocked', () => {
  it('loses what it had with the request after the block, and has it again once unblocked', async () => {
    const mine = () => town.as(maria).lists('service_requests', equals('senior_id', 'maria'));
    expect(await mine()).toBe('allowed');
    await town.has('interim_users/maria', anInterimUser({ blocked: true }));
    expect(await mine()).toBe('denied');
    expect(await town.as(maria).gets(`service_requests/${requestOf(maria)}`)).toBe('denied');
    expect(await town.as(maria).creates(`service_requests/${newRequestId}`, requestFor(maria))).toBe('denied');
    expect(await town.as(maria).updates(`service_requests/${requestOf(maria)}`, { status: 'cancelled' })).toBe(
      'denied',
    );
    expect(await town.as(maria).updates('interim_users/maria', { first_name: 'Mia' })).toBe('denied');
    expect(await town.as(maria).gets('user_credits/maria')).toBe('denied');
    await town.has('interim_users/maria', anInterimUser({ blocked: false }));
    expect(await mine()).toBe('allowed');
  });

  it('loses the staff role at once', async () => {
    for (const collection of ['interim_users', 'service_requests', 'planning', 'mail', 'audit_log', 'reviews']) {
      expect(await town.as(staff).lists(collection)).toBe('allowed');
      expect(await town.as(blockedStaff).lists(collection)).toBe('denied');
    }
    const moved = { status: 'processing' };
    expect(await town.as(blockedStaff).updates(`service_requests/${requestOf(maria)}`, moved)).toBe('denied');
    await town.has(
      'interim_users/staf',
      anInterimUser({ id: 'staf', email: 'staf@madelief.test', role: 'admin', blocked: true }),
    );
    expect(await town.as(staff).lists('interim_users')).toBe('denied');
    expect(await town.as(staff).updates(`service_requests/${requestOf(maria)}`, moved)).toBe('denied');
  });

  it('may still read its own record, so that the app can say why', async () => {
    expect(await town.as(blockedSenior).gets('interim_users/blanche')).toBe('allowed');
    expect(await town.as(blockedStaff).gets('interim_users/bert')).toBe('allowed');
    expect(await town.as(blockedStaff).gets('interim_users/maria')).toBe('denied');
  });

  it('is not unblocked by itself, nor blocked by any client', async () => {
    for (const blocked of [false, undefined, true, null, 'no']) {
      expect(await town.as(blockedSenior).updates('interim_users/blanche', { blocked })).toBe('denied');
      expect(await town.as(maria).updates('interim_users/maria', { blocked, first_name: 'Mia' })).toBe(
        blocked === undefined ? 'allowed' : 'denied',
      );
    }
    expect(await town.as(jozef).updates('interim_users/jozef', { blocked: true })).toBe('denied');
    expect(await town.as(jozef).updates('interim_users/jozef', { blocked: undefined })).toBe('denied');
    expect(await town.as(staff).updates('interim_users/maria', { blocked: true })).toBe('denied');
  });

  it('is not made with a block of any value', async () => {
    const account = aNewInterimUser({ id: 'nova', email: 'nova@madelief.test' });
    for (const blocked of [true, false]) {
      expect(await town.as(nova).creates('interim_users/nova', fieldsOf({ ...account, blocked }))).toBe('denied');
    }
    expect(await town.as(nova).creates('interim_users/nova', fieldsOf(account))).toBe('allowed');
  });
});
