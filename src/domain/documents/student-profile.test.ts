import { describe, expect, test } from 'vitest';
import { aBasicStudentProfile, aStudentProfile } from '#tests/builders/students/student-profile.ts';
import {
  basicStudentProfileSchema,
  storedStudentProfileSchema,
  studentProfileDefaults,
  studentProfileLimits,
  studentProfileSchema,
} from './student-profile.ts';

const accepts = (changes: object): boolean =>
  studentProfileSchema.safeParse({ ...aStudentProfile(), ...changes }).success;

describe('the profile of a student', () => {
  test('an older document is read with defaults that match nobody', () => {
    const read = storedStudentProfileSchema.parse(aBasicStudentProfile());
    expect(read).toEqual({ ...aBasicStudentProfile(), ...studentProfileDefaults() });
    expect(studentProfileSchema.safeParse(read).error).toBeUndefined();
    expect([read.skills, read.vetted_until, read.weekly]).toEqual([[], null, {}]);
  });

  test('a document with all fields is read as it is written, and later fields are ignored', () => {
    const full = aStudentProfile({ has_car: true, exceptions: [{ date: '2026-12-24', available: false }] });
    expect(storedStudentProfileSchema.parse({ ...full, added_later: 1 })).toEqual(full);
  });

  test.each([
    { paused: 'yes' },
    { blocked_seniors: 'maria' },
    { vetted_until: 'soon' },
    { avoids: { cats: 1 } },
    { id: '' },
  ])('a malformed document is not read with a guess: %j', (changes) => {
    expect(storedStudentProfileSchema.safeParse({ ...aStudentProfile(), ...changes }).success).toBe(false);
  });

  test('two profiles with defaults share nothing', () => {
    expect(studentProfileDefaults().skills).not.toBe(studentProfileDefaults().skills);
  });

  test.each(['age', 'birth_date', 'sex', 'gender', 'nationality', 'origin', 'notes'])('has no field %s', (field) => {
    expect(accepts({ [field]: 'x' })).toBe(false);
    expect(basicStudentProfileSchema.safeParse({ ...aBasicStudentProfile(), [field]: 'x' }).success).toBe(false);
  });

  test.each([
    [{ email: '' }, true],
    [{ email: 'lotte' }, false],
    [{ skills: ['garden', 'garden'] }, false],
    [{ skills: ['nursing'] }, false],
    [{ languages: [] }, true],
    [{ languages: ['xx'] }, false],
    [{ weekly: {} }, true],
    [{ weekly: { 0: [] } }, false],
    [{ weekly: { 8: [] } }, false],
    [{ weekly: { 7: [{ from: '09:00', to: '09:00' }] } }, false],
    [{ weekly: { 7: [{ from: '22:00', to: '06:00' }] } }, false],
    [{ weekly: { 1: Array.from({ length: 7 }, () => ({ from: '09:00', to: '10:00' })) } }, false],
    [{ exceptions: [{ date: '2026-02-30', available: false }] }, false],
    [{ exceptions: [{ date: '2026-02-28', available: true, from: '09:00', to: '12:00' }] }, true],
    [{ exceptions: [{ date: '2026-02-28', available: true, from: '09:00' }] }, false],
    [{ exceptions: [{ date: '2026-02-28', available: true, to: '09:00' }] }, false],
    [{ exceptions: [{ date: '2026-02-28', available: true, from: '12:00', to: '09:00' }] }, false],
    [{ vetted_until: null }, true],
    [{ vetted_until: '2026-13-01' }, false],
    [{ hours_by_year: { 2026: 649.5 } }, true],
    [{ hours_by_year: { 2026: -1 } }, false],
    [{ hours_by_year: { 26: 1 } }, false],
    [{ hours_by_year: { 2026: Number.POSITIVE_INFINITY } }, false],
    [{ blocked_seniors: ['maria', 'maria'] }, false],
    [{ blocked_seniors: ['a/b'] }, false],
    [{ blocked_seniors: Array.from({ length: studentProfileLimits.blocked + 1 }, (_, n) => `s${n}`) }, false],
    [{ avoids: { cats: true, dogs: false } }, false],
  ])('%j is accepted: %s', (changes, accepted) => {
    expect(accepts(changes)).toBe(accepted);
  });
});
