import { describe, expect, it } from 'vitest';
import { circleRights } from '#domain/circles/circle-rights.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import { visitStates } from '#domain/visits/visit-state.ts';
import { aCircleMember } from '#tests/builders/circle.ts';
import { aDoorCode } from '#tests/builders/door-code.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { blockedSenior, helper, jozef, maria, staff, uidOf, visitor } from '../people/actors.ts';
import { requestOf } from '../people/world.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const id = requestOf(maria);
const code = `door_codes/${id}`;
const visitIs = (fields: Parameters<typeof aPlannedVisit>[0]) =>
  database.has(`planning/${id}`, { ...aPlannedVisit({ request_id: id, ...fields }) });

/** Everything that a senior can allow. */
const daughterHasAllRights = () =>
  database.has(`circles/${memberPath('maria', uidOf(helper))}`, {
    ...aCircleMember({ senior_id: 'maria', user_id: uidOf(helper), rights: [...circleRights] }),
  });

describe('the code at the door', () => {
  it.each(visitStates)('is read by the senior of a visit that is %s only if the student is to come', async (state) => {
    await visitIs({ state });
    expect(await database.as(maria).gets(code)).toBe(state === 'confirmed' ? 'allowed' : 'denied');
    for (const actor of [jozef, visitor, blockedSenior, staff]) {
      expect(await database.as(actor).gets(code)).toBe('denied');
    }
  });

  it('is not read by a daughter with every right, who reads the visit', async () => {
    await daughterHasAllRights();
    await visitIs({ state: 'confirmed' });
    expect(await database.as(helper).gets(`planning/${id}`)).toBe('allowed');
    expect(await database.as(helper).gets(`door_photos/${id}`)).toBe('allowed');
    expect(await database.as(helper).gets(code)).toBe('denied');
    expect(await database.as(helper).gets(`door_codes/${id}_2026-04-07`)).toBe('denied');
  });

  it('that an older visit still holds is not read by her either', async () => {
    await daughterHasAllRights();
    await visitIs({ state: 'confirmed', door_code: '4712' });
    expect(await database.as(helper).gets(`planning/${id}`)).toBe('denied');
    expect(await database.as(maria).gets(`planning/${id}`)).toBe('allowed');
    await visitIs({ state: 'confirmed', door_code: null });
    expect(await database.as(helper).gets(`planning/${id}`)).toBe('allowed');
  });

  it('of another student than the one who comes is not read', async () => {
    await visitIs({ state: 'confirmed', studentprofile_id: 'student-wout' });
    expect(await database.as(maria).gets(code)).toBe('denied');
  });

  it('may be asked for where there is none, of her own visit alone', async () => {
    const later = `${id}_2026-04-07`;
    await database.has(`planning/${later}`, { ...aPlannedVisit({ request_id: id, state: 'confirmed' }) });
    expect(await database.as(maria).gets(`door_codes/${later}`)).toBe('allowed');
    expect(await database.as(jozef).gets(`door_codes/${later}`)).toBe('denied');
    expect(await database.as(maria).gets('door_codes/no-such-visit')).toBe('denied');
  });

  it('is listed and written by no client', async () => {
    await daughterHasAllRights();
    for (const actor of [maria, helper, staff, visitor]) {
      const person = database.as(actor);
      expect(await person.lists('door_codes')).toBe('denied');
      expect(await person.lists('door_codes', equals('student_id', 'student-lotte'))).toBe('denied');
      expect(await person.creates('door_codes/another', fieldsOf(aDoorCode()))).toBe('denied');
      expect(await person.updates(code, { code: '0000' })).toBe('denied');
      expect(await person.deletes(code)).toBe('denied');
    }
  });
});
