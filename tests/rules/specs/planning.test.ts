import { describe, expect, it } from 'vitest';
import { aPlanning, aStudentProfile } from '#tests/builders/planning.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { jozef, maria, staff, visitor } from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { requestOf } from '../people/world.ts';
import { equals, openTown } from './town.ts';

const town = openTown();
const id = requestOf(maria);
const mariasPlanning = `planning/${id}`;

const mariasRequestIs = (status: string) =>
  town.has(`service_requests/${id}`, { ...aServiceRequest({ request_id: id }), status });

describe('who helps', () => {
  it.each(['assigned', 'ended', 'paid', 'matched', 'Gekoppeld', 'completed'])(
    'is told to the one who asked once the request is %s',
    async (status) => {
      await mariasRequestIs(status);
      expect(await town.as(maria).gets(mariasPlanning)).toBe('allowed');
      expect(await town.as(jozef).gets(mariasPlanning)).toBe('denied');
      expect(await town.as(visitor).gets(mariasPlanning)).toBe('denied');
    },
  );

  // spec: 4.requests.student-read
  it.each(['submitted', 'processing', 'cancelled', 'onbekend'])(
    'is told to no senior while it is %s',
    async (status) => {
      await mariasRequestIs(status);
      expect(await town.as(maria).gets(mariasPlanning)).toBe('denied');
      expect(await town.as(staff).gets(mariasPlanning)).toBe('allowed');
    },
  );

  it('is listed by staff alone', async () => {
    expect(await town.as(staff).lists('planning')).toBe('allowed');
    expect(await town.as(maria).lists('planning', equals('request_id', id))).toBe('denied');
  });

  it('is planned by staff, for the request that it stands under', async () => {
    const other = requestIdOf(77);
    const planned = fieldsOf(aPlanning({ request_id: other }));
    expect(await town.as(maria).creates(`planning/${other}`, planned)).toBe('denied');
    expect(await town.as(staff).creates(`planning/${requestIdOf(78)}`, planned)).toBe('denied');
    expect(await town.as(staff).creates(`planning/${other}`, planned)).toBe('allowed');
    expect(await town.as(staff).updates(`planning/${other}`, { studentprofile_id: 'student-wout' })).toBe('allowed');
    expect(await town.as(staff).updates(`planning/${other}`, { request_id: id })).toBe('denied');
    expect(await town.as(staff).deletes(`planning/${other}`)).toBe('allowed');
  });
});

describe('the file of a student', () => {
  it('is for staff alone', async () => {
    const wout = fieldsOf(aStudentProfile({ id: 'student-wout' }));
    expect(await town.as(staff).creates('student_profiles/student-wout', wout)).toBe('allowed');
    expect(await town.as(staff).updates('student_profiles/student-wout', { residence: 'Leuven' })).toBe('allowed');
    expect(await town.as(staff).deletes('student_profiles/student-wout')).toBe('allowed');
    expect(await town.as(maria).gets('student_profiles/student-lotte')).toBe('denied');
    expect(await town.as(maria).lists('student_profiles')).toBe('denied');
  });
});
