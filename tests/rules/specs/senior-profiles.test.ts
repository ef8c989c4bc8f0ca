import { describe, expect, it } from 'vitest';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import { fieldsOf } from '../documents/field-value.ts';
import {
  blockedSenior,
  hostileRole,
  jozef,
  maria,
  nel,
  nova,
  malformedBlock,
  rosa,
  staff,
  student,
  uidOf,
  visitor,
} from '../people/actors.ts';
import { openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const nelsProfile = aSeniorProfile({ user_id: 'nel', senior_id: 'nel' });

describe('the profile of a senior', () => {
  it('is read by its owner and by staff', async () => {
    expect(await database.as(maria).gets('senior_profiles/maria')).toBe('allowed');
    expect(await database.as(nel).gets('senior_profiles/nel')).toBe('allowed');
    expect(await database.as(nova).gets('senior_profiles/nova')).toBe('denied');
    expect(await database.as(staff).gets('senior_profiles/maria')).toBe('allowed');
    expect(await database.as(staff).lists('senior_profiles')).toBe('denied');
    expect(await database.as(jozef).gets('senior_profiles/maria')).toBe('denied');
    expect(await database.as(visitor).gets('senior_profiles/maria')).toBe('denied');
  });

  it('is created by its owner, under the own uid', async () => {
    expect(await database.as(nel).creates('senior_profiles/nel', fieldsOf(nelsProfile))).toBe('allowed');
  });

  it('is not created before there is a record, by a blocked account or in an unknown role', async () => {
    for (const actor of [nova, blockedSenior, malformedBlock, student, hostileRole]) {
      const profile = aSeniorProfile({ user_id: uidOf(actor), senior_id: uidOf(actor) });
      await database.hasNot(`senior_profiles/${uidOf(actor)}`);
      expect(await database.as(actor).creates(`senior_profiles/${uidOf(actor)}`, fieldsOf(profile))).toBe('denied');
    }
  });

  it('is not created for another person, nor under two different uids', async () => {
    const create = (path: string, overrides: object) =>
      database.as(nel).creates(path, fieldsOf({ ...nelsProfile, ...overrides }));
    expect(await create('senior_profiles/other', { user_id: 'other', senior_id: 'other' })).toBe('denied');
    expect(await create('senior_profiles/nel', { user_id: 'jozef' })).toBe('denied');
    expect(await create('senior_profiles/nel', { senior_id: 'jozef' })).toBe('denied');
  });

  it('is changed by its owner, and its owner cannot change', async () => {
    expect(await database.as(maria).updates('senior_profiles/maria', { address: 'Veldstraat 3, 9000 Gent' })).toBe(
      'allowed',
    );
    expect(await database.as(maria).updates('senior_profiles/maria', { senior_id: 'jozef' })).toBe('denied');
    expect(await database.as(jozef).updates('senior_profiles/maria', { address: 'elders' })).toBe('denied');
    expect(await database.as(rosa).updates('senior_profiles/rosa', { address: 'elders' })).toBe('denied');
  });

  it('has a plausible age', async () => {
    expect(await database.as(maria).updates('senior_profiles/maria', { age: 130 })).toBe('allowed');
    expect(await database.as(maria).updates('senior_profiles/maria', { age: 131 })).toBe('denied');
    expect(await database.as(maria).updates('senior_profiles/maria', { age: 17 })).toBe('denied');
  });
});
