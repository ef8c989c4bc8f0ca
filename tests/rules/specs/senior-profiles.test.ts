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
  oddlyBlocked,
  rosa,
  staff,
  student,
  uidOf,
  visitor,
} from '../people/actors.ts';
import { openTown } from './town.ts';

const town = openTown();
const nelsProfile = aSeniorProfile({ user_id: 'nel', senior_id: 'nel' });

describe('the profile of a senior', () => {
  it('is read by its owner and by staff', async () => {
    expect(await town.as(maria).gets('senior_profiles/maria')).toBe('allowed');
    expect(await town.as(nel).gets('senior_profiles/nel')).toBe('allowed');
    expect(await town.as(nova).gets('senior_profiles/nova')).toBe('denied');
    expect(await town.as(staff).lists('senior_profiles')).toBe('allowed');
    expect(await town.as(jozef).gets('senior_profiles/maria')).toBe('denied');
    expect(await town.as(visitor).gets('senior_profiles/maria')).toBe('denied');
  });

  it('is made by its owner, under the own uid', async () => {
    expect(await town.as(nel).creates('senior_profiles/nel', fieldsOf(nelsProfile))).toBe('allowed');
  });

  it('is not made before there is a record, by a blocked person or in an unknown role', async () => {
    for (const actor of [nova, blockedSenior, oddlyBlocked, student, hostileRole]) {
      const profile = aSeniorProfile({ user_id: uidOf(actor), senior_id: uidOf(actor) });
      await town.hasNot(`senior_profiles/${uidOf(actor)}`);
      expect(await town.as(actor).creates(`senior_profiles/${uidOf(actor)}`, fieldsOf(profile))).toBe('denied');
    }
  });

  it('is not made for another, nor under two names', async () => {
    const create = (path: string, overrides: object) =>
      town.as(nel).creates(path, fieldsOf({ ...nelsProfile, ...overrides }));
    expect(await create('senior_profiles/other', { user_id: 'other', senior_id: 'other' })).toBe('denied');
    expect(await create('senior_profiles/nel', { user_id: 'jozef' })).toBe('denied');
    expect(await create('senior_profiles/nel', { senior_id: 'jozef' })).toBe('denied');
  });

  it('is changed by its owner, who stays its owner', async () => {
    expect(await town.as(maria).updates('senior_profiles/maria', { address: 'Veldstraat 3, 9000 Gent' })).toBe(
      'allowed',
    );
    expect(await town.as(maria).updates('senior_profiles/maria', { senior_id: 'jozef' })).toBe('denied');
    expect(await town.as(jozef).updates('senior_profiles/maria', { address: 'elders' })).toBe('denied');
    expect(await town.as(rosa).updates('senior_profiles/rosa', { address: 'elders' })).toBe('denied');
  });

  it('says an age that somebody can have', async () => {
    expect(await town.as(maria).updates('senior_profiles/maria', { age: 130 })).toBe('allowed');
    expect(await town.as(maria).updates('senior_profiles/maria', { age: 131 })).toBe('denied');
    expect(await town.as(maria).updates('senior_profiles/maria', { age: 17 })).toBe('denied');
  });
});
