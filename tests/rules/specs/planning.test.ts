import { describe, expect, it } from 'vitest';
import { aPlanning } from '#tests/builders/planning.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { anOffer, aPlannedVisit } from '#tests/builders/visit.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { blockedSenior, jozef, maria, rosa, staff, unverifiedStaff, visitor } from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { requestOf } from '../people/world.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const id = requestOf(maria);
const mariasVisit = `planning/${id}`;

const mariasRequestIs = (status: string) =>
  database.has(`service_requests/${id}`, { ...aServiceRequest({ request_id: id }), status });

const waiting = { studentprofile_id: null, student_profiles: null } as const;

describe('a visit', () => {
  // spec: 4.requests.student-read
  it.each(['confirmed', 'started', 'done', 'approved', 'charged', 'missed'] as const)(
    'is read by its senior once it is %s',
    async (state) => {
      await database.has(mariasVisit, { ...aPlannedVisit({ request_id: id, state }) });
      expect(await database.as(maria).gets(mariasVisit)).toBe('allowed');
      expect(await database.as(jozef).gets(mariasVisit)).toBe('denied');
      expect(await database.as(visitor).gets(mariasVisit)).toBe('denied');
      expect(await database.as(staff).gets(mariasVisit)).toBe('allowed');
    },
  );

  // spec: 4.requests.student-read
  it.each(['open', 'offered', 'cancelled'] as const)(
    'is read by no senior while it is %s, so that she learns of no student who was asked',
    async (state) => {
      await mariasRequestIs('assigned');
      const offers = state === 'offered' ? [anOffer()] : [];
      await database.has(mariasVisit, { ...aPlannedVisit({ request_id: id, state, offers, ...waiting }) });
      expect(await database.as(maria).gets(mariasVisit)).toBe('denied');
      expect(await database.as(staff).gets(mariasVisit)).toBe('allowed');
    },
  );

  it('is read by its senior whatever her request says, also a later one of the same request', async () => {
    await mariasRequestIs('processing');
    const later = `planning/${id}_2026-04-07`;
    await database.has(later, { ...aPlannedVisit({ request_id: id }) });
    expect(await database.as(maria).gets(mariasVisit)).toBe('allowed');
    expect(await database.as(maria).gets(later)).toBe('allowed');
    expect(await database.as(jozef).gets(later)).toBe('denied');
  });

  it('is not read by a senior who is blocked', async () => {
    const visit = `planning/${requestOf(blockedSenior)}`;
    expect(await database.as(blockedSenior).gets(visit)).toBe('denied');
  });

  it('is listed by staff alone', async () => {
    expect(await database.as(staff).lists('planning')).toBe('allowed');
    expect(await database.as(staff).lists('planning', equals('request_id', id))).toBe('allowed');
    expect(await database.as(unverifiedStaff).lists('planning')).toBe('denied');
    expect(await database.as(maria).lists('planning', equals('request_id', id))).toBe('denied');
    expect(await database.as(maria).lists('planning', equals('senior_id', 'maria'))).toBe('denied');
  });

  // spec: security.h4-writes
  it('is written by no client, staff included', async () => {
    const other = requestIdOf(77);
    for (const actor of [staff, maria, rosa, visitor]) {
      const person = database.as(actor);
      expect(await person.creates(`planning/${other}`, fieldsOf(aPlannedVisit({ request_id: other })))).toBe('denied');
      expect(await person.creates(`planning/${other}`, fieldsOf(aPlanning({ request_id: other })))).toBe('denied');
      expect(await person.updates(mariasVisit, { studentprofile_id: 'student-wout' })).toBe('denied');
      expect(await person.updates(mariasVisit, { state: 'approved' })).toBe('denied');
      expect(await person.deletes(mariasVisit)).toBe('denied');
    }
  });
});

describe('a visit that was planned before visits had states', () => {
  it.each(['assigned', 'ended', 'paid', 'matched', 'Gekoppeld', 'completed'])(
    'is read by the senior once the request is %s',
    async (status) => {
      await database.has(mariasVisit, { ...aPlanning({ request_id: id }) });
      await mariasRequestIs(status);
      expect(await database.as(maria).gets(mariasVisit)).toBe('allowed');
      expect(await database.as(jozef).gets(mariasVisit)).toBe('denied');
      expect(await database.as(visitor).gets(mariasVisit)).toBe('denied');
    },
  );

  // spec: 4.requests.student-read
  it.each(['submitted', 'processing', 'cancelled', 'onbekend'])(
    'is read by no senior while the request is %s',
    async (status) => {
      await database.has(mariasVisit, { ...aPlanning({ request_id: id }) });
      await mariasRequestIs(status);
      expect(await database.as(maria).gets(mariasVisit)).toBe('denied');
      expect(await database.as(staff).gets(mariasVisit)).toBe('allowed');
    },
  );

  it('may be asked for where there is none', async () => {
    await database.hasNot(mariasVisit);
    await mariasRequestIs('assigned');
    expect(await database.as(maria).gets(mariasVisit)).toBe('allowed');
    expect(await database.as(jozef).gets(mariasVisit)).toBe('denied');
  });
});

describe('the record of a student', () => {
  // spec: security.h4-writes
  it('is read by staff alone, and written by no client', async () => {
    const wout = fieldsOf(aStudentProfile({ id: 'student-wout' }));
    expect(await database.as(staff).gets('student_profiles/student-lotte')).toBe('allowed');
    expect(await database.as(staff).lists('student_profiles')).toBe('allowed');
    expect(await database.as(maria).gets('student_profiles/student-lotte')).toBe('denied');
    expect(await database.as(maria).lists('student_profiles')).toBe('denied');
    for (const actor of [staff, maria]) {
      expect(await database.as(actor).creates('student_profiles/student-wout', wout)).toBe('denied');
      expect(await database.as(actor).updates('student_profiles/student-lotte', { residence: 'Leuven' })).toBe(
        'denied',
      );
      expect(await database.as(actor).deletes('student_profiles/student-lotte')).toBe('denied');
    }
  });
});
