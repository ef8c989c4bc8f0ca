import { describe, expect, it } from 'vitest';
import { visitStates } from '#domain/visits/visit-state.ts';
import { aDoorPhoto, aStudentPhoto } from '#tests/builders/students/student-photo.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { blockedSenior, blockedStaff, jozef, maria, staff, unverifiedStaff, visitor } from '../people/actors.ts';
import { requestOf } from '../people/world.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const id = requestOf(maria);
const photo = `door_photos/${id}`;
const visitIs = (fields: Parameters<typeof aPlannedVisit>[0]) =>
  database.has(`planning/${id}`, { ...aPlannedVisit({ request_id: id, ...fields }) });

describe('the photo of a student at the door', () => {
  it.each(visitStates)(
    'is read by the senior of a visit that is %s only if the student is to come or is there',
    async (state) => {
      await visitIs({ state });
      const isShown = state === 'confirmed' || state === 'started';
      expect(await database.as(maria).gets(photo)).toBe(isShown ? 'allowed' : 'denied');
      for (const actor of [jozef, visitor, blockedSenior, staff]) {
        expect(await database.as(actor).gets(photo)).toBe('denied');
      }
    },
  );

  it('of another student than the one who comes is not read', async () => {
    await visitIs({ state: 'confirmed', studentprofile_id: 'student-wout' });
    expect(await database.as(maria).gets(photo)).toBe('denied');
  });

  it('may be asked for where there is none, of her own visit alone', async () => {
    const later = `${id}_2026-04-07`;
    await database.has(`planning/${later}`, { ...aPlannedVisit({ request_id: id, state: 'confirmed' }) });
    expect(await database.as(maria).gets(`door_photos/${later}`)).toBe('allowed');
    expect(await database.as(jozef).gets(`door_photos/${later}`)).toBe('denied');
    expect(await database.as(maria).gets('door_photos/no-such-visit')).toBe('denied');
  });

  it('is listed and written by no client', async () => {
    for (const actor of [maria, staff, visitor]) {
      const person = database.as(actor);
      expect(await person.lists('door_photos')).toBe('denied');
      expect(await person.lists('door_photos', equals('student_id', 'student-lotte'))).toBe('denied');
      expect(await person.creates('door_photos/another', fieldsOf(aDoorPhoto()))).toBe('denied');
      expect(await person.updates(photo, { photo_id: 'another' })).toBe('denied');
      expect(await person.deletes(photo)).toBe('denied');
    }
  });
});

describe('the photo in the file of a student', () => {
  it('is read by staff alone, and written by no client', async () => {
    const path = 'student_photos/student-lotte';
    expect(await database.as(staff).gets(path)).toBe('allowed');
    for (const actor of [maria, jozef, visitor, unverifiedStaff, blockedStaff]) {
      expect(await database.as(actor).gets(path)).toBe('denied');
    }
    expect(await database.as(staff).lists('student_photos')).toBe('denied');
    expect(await database.as(staff).creates('student_photos/another', fieldsOf(aStudentPhoto()))).toBe('denied');
    expect(await database.as(staff).updates(path, { photo_id: 'another' })).toBe('denied');
    expect(await database.as(staff).deletes(path)).toBe('denied');
  });
});
