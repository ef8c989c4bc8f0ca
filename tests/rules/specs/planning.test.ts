import { describe, expect, it } from 'vitest';
import { aPlanning } from '#tests/builders/planning.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aBasicStudentProfile } from '#tests/builders/student-profile.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { jozef, maria, staff, visitor } from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { requestOf } from '../people/world.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const id = requestOf(maria);
const mariasPlanning = `planning/${id}`;

const mariasRequestIs = (status: string) =>
  database.has(`service_requests/${id}`, { ...aServiceRequest({ request_id: id }), status });

describe('a planned visit', () => {
  it.each(['assigned', 'ended', 'paid', 'matched', 'Gekoppeld', 'completed'])(
    'is read by the senior once the request is %s',
    async (status) => {
      await mariasRequestIs(status);
      expect(await database.as(maria).gets(mariasPlanning)).toBe('allowed');
      expect(await database.as(jozef).gets(mariasPlanning)).toBe('denied');
      expect(await database.as(visitor).gets(mariasPlanning)).toBe('denied');
    },
  );

  // spec: 4.requests.student-read
  it.each(['submitted', 'processing', 'cancelled', 'onbekend'])(
    'is read by no senior while the request is %s',
    async (status) => {
      await mariasRequestIs(status);
      expect(await database.as(maria).gets(mariasPlanning)).toBe('denied');
      expect(await database.as(staff).gets(mariasPlanning)).toBe('allowed');
    },
  );

  it('is listed by staff alone', async () => {
    expect(await database.as(staff).lists('planning')).toBe('allowed');
    expect(await database.as(maria).lists('planning', equals('request_id', id))).toBe('denied');
  });

  it('is created by staff, under its own request', async () => {
    const other = requestIdOf(77);
    const planned = fieldsOf(aPlanning({ request_id: other }));
    expect(await database.as(maria).creates(`planning/${other}`, planned)).toBe('denied');
    expect(await database.as(staff).creates(`planning/${requestIdOf(78)}`, planned)).toBe('denied');
    expect(await database.as(staff).creates(`planning/${other}`, planned)).toBe('allowed');
    expect(await database.as(staff).updates(`planning/${other}`, { studentprofile_id: 'student-wout' })).toBe(
      'allowed',
    );
    expect(await database.as(staff).updates(`planning/${other}`, { request_id: id })).toBe('denied');
    expect(await database.as(staff).deletes(`planning/${other}`)).toBe('allowed');
  });
});

describe('the record of a student', () => {
  it('is read and written by staff alone', async () => {
    const wout = fieldsOf(aBasicStudentProfile({ id: 'student-wout' }));
    expect(await database.as(staff).creates('student_profiles/student-wout', wout)).toBe('allowed');
    expect(await database.as(staff).updates('student_profiles/student-wout', { residence: 'Leuven' })).toBe('allowed');
    expect(await database.as(staff).deletes('student_profiles/student-wout')).toBe('allowed');
    expect(await database.as(maria).gets('student_profiles/student-lotte')).toBe('denied');
    expect(await database.as(maria).lists('student_profiles')).toBe('denied');
  });
});
