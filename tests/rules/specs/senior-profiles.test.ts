import { describe, expect, it } from 'vitest';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { jozef, maria, nova, rosa, staff, visitor } from '../people/actors.ts';
import { openTown } from './town.ts';

const town = openTown();
const novasProfile = aSeniorProfile({ user_id: 'nova', senior_id: 'nova' });

describe('the profile of a senior', () => {
  it('is read by its owner and by staff', async () => {
    expect(await town.as(maria).gets('senior_profiles/maria')).toBe('allowed');
    expect(await town.as(nova).gets('senior_profiles/nova')).toBe('allowed');
    expect(await town.as(staff).lists('senior_profiles')).toBe('allowed');
    expect(await town.as(jozef).gets('senior_profiles/maria')).toBe('denied');
    expect(await town.as(visitor).gets('senior_profiles/maria')).toBe('denied');
  });

  it('is made by its owner, under the own uid', async () => {
    expect(await town.as(nova).creates('senior_profiles/nova', fieldsOf(novasProfile))).toBe('allowed');
  });

  it('is not made for another, nor under two names', async () => {
    const create = (path: string, overrides: object) =>
      town.as(nova).creates(path, fieldsOf({ ...novasProfile, ...overrides }));
    expect(await create('senior_profiles/other', { user_id: 'other', senior_id: 'other' })).toBe('denied');
    expect(await create('senior_profiles/nova', { user_id: 'jozef' })).toBe('denied');
    expect(await create('senior_profiles/nova', { senior_id: 'jozef' })).toBe('denied');
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
