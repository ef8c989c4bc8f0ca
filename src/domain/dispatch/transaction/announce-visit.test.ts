import { beforeEach, describe, expect, test } from 'vitest';
import type { Fields } from '#domain/dispatch/transaction/document-transaction.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { announcementOf } from '#domain/visits/announced.ts';
import { visitStates } from '#domain/visits/visit-state.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { announceStoredVisit, announcingMailIds, tellStoredUnderway } from './announce-visit.ts';

const { request_id: id } = aServiceRequest();
const at = (day: string, time: string) => momentOf(`2026-03-${day}`, time);

let documents: MemoryDocuments;

async function store(visit: Partial<Visit> = {}, account: Readonly<Record<string, unknown>> = {}): Promise<void> {
  documents = new MemoryDocuments([3, 1, 4, 1, 5, 9, 2, 6], null);
  const data: readonly (readonly [
    'interim_users' | 'service_requests' | 'student_profiles' | 'planning',
    string,
    Fields,
  ])[] = [
    ['interim_users', 'maria', { ...anInterimUser({ id: 'maria', language: 'FR' }), ...account }],
    ['service_requests', id, { ...aServiceRequest({ senior_id: 'maria', status: 'assigned' }) }],
    ['student_profiles', 'student-lotte', { ...aStudentProfile({ languages: ['en'] }) }],
    ['planning', id, { ...aPlannedVisit(visit) }],
  ];
  await documents.transact('staff', async () => ({
    value: null,
    writes: data.map(([collection, key, fields]) => ({ kind: 'create', collection, id: key, data: fields })),
  }));
}

beforeEach(() => store());

const announce = (now: Date) =>
  documents.transact('staff', (reads) => announceStoredVisit(reads, { visitId: id, requestId: id }, now));
const change = (data: Fields) =>
  documents.transact('staff', async () => ({
    value: null,
    writes: [{ kind: 'update', collection: 'planning', id, data }],
  }));
const mails = () =>
  [...documents.all()].flatMap(([key, data]) => (key.startsWith('mail/') ? [[key.slice(5), data] as const] : []));
const ids = () => mails().map(([key]) => key);

describe('what is told of a visit on Tuesday 10 March at two in the afternoon', () => {
  test.each([
    ['08', '20:00', null],
    ['09', '08:59', null],
    ['09', '09:00', 'tomorrow'],
    ['09', '23:59', 'tomorrow'],
    ['10', '09:59', null],
    ['10', '10:00', 'today'],
    ['10', '13:59', 'today'],
    ['10', '14:00', null],
    ['11', '09:00', null],
  ] as const)('on the %sth at %s: %s', (day, time, told) => {
    expect(announcementOf(aPlannedVisit(), at(day, time))).toBe(told);
  });

  test('nothing while nobody comes', () => {
    const told = visitStates.filter((state) => announcementOf(aPlannedVisit({ state }), at('09', '12:00')) !== null);
    expect(told).toEqual(['confirmed']);
  });
});

test('the day before, both are told in their own language; the timer that comes again tells nothing', async () => {
  expect(await announce(at('09', '10:00'))).toBe(true);
  expect(mails()).toMatchObject([
    [`visit-tomorrow_${id}_2026-03-10_1400`, { language: 'FR', values: { when: '2026-03-10 14:00' } }],
    [
      `student-visit-tomorrow_${id}_student-lotte_2026-03-10_1400`,
      { to: 'lotte@student.example', language: 'EN', values: { place: '2000 Antwerpen' } },
    ],
  ]);
  expect(await announce(at('09', '11:00'))).toBe(false);
  expect(await Promise.all([announce(at('09', '12:00')), announce(at('09', '12:00'))])).toEqual([false, false]);
  expect(mails()).toHaveLength(2);
});

test('two timers at once tell once', async () => {
  const told = await Promise.all([announce(at('09', '10:00')), announce(at('09', '10:00'))]);
  expect(told.toSorted()).toEqual([false, true]);
  expect(mails()).toHaveLength(2);
});

test('on the day itself the senior reads who comes, once', async () => {
  expect([await announce(at('10', '11:00')), await announce(at('10', '12:00'))]).toEqual([true, false]);
  expect(ids()).toEqual([`visit-today_${id}_2026-03-10_1400`]);
});

test.each([
  ['cancelled', { state: 'cancelled' }],
  ['moved to another day', { date: '2026-03-20' }],
  ['under way', { state: 'started' }],
  ['without a student', { state: 'open', studentprofile_id: null, student_profiles: null }],
])('of a visit that is %s nothing is told', async (_what, data) => {
  await change(data);
  expect([await announce(at('09', '10:00')), await announce(at('10', '11:00'))]).toEqual([false, false]);
  expect(mails()).toEqual([]);
});

test('a visit that is moved, and a student who takes it over, are told anew', async () => {
  await announce(at('09', '10:00'));
  await change({ start: '16:00' });
  await announce(at('09', '11:00'));
  expect(ids().filter((each) => each.endsWith('_1600'))).toHaveLength(2);
  expect(mails()).toHaveLength(4);
});

test('who has no mail address gets none', async () => {
  await store({}, { email: '' });
  await announce(at('09', '10:00'));
  expect(ids()).toEqual([`student-visit-tomorrow_${id}_student-lotte_2026-03-10_1400`]);
});

describe('a student who says that she is on the way', () => {
  const tell = (now: Date, studentId = 'student-lotte') =>
    documents.transact('staff', (reads) => tellStoredUnderway(reads, { visitId: id, requestId: id }, studentId, now));

  test('tells the senior, once however often she says it', async () => {
    expect(await tell(at('10', '13:20'))).toBe(true);
    expect(await tell(at('10', '13:40'))).toBe(true);
    expect(mails()).toMatchObject([
      [`student-underway_${id}_2026-03-10_1400`, { language: 'FR', values: { when: '2026-03-10 14:00' } }],
    ]);
  });

  test.each([
    ['too early', at('10', '11:59'), 'student-lotte', {}],
    ['once it should have begun', at('10', '14:00'), 'student-lotte', {}],
    ['about the visit of another', at('10', '13:20'), 'student-wout', {}],
    ['about a visit that is off', at('10', '13:20'), 'student-lotte', { state: 'cancelled' }],
    ['when she is there already', at('10', '13:20'), 'student-lotte', { state: 'started' }],
  ] as const)('tells nothing %s', async (_, now, studentId, visit) => {
    await store(visit);
    expect(await tell(now, studentId)).toBe(false);
    expect(mails()).toEqual([]);
  });
});

test.each([
  ['09', '12:00'],
  ['10', '11:00'],
  ['08', '20:00'],
] as const)('on the %sth at %s the mails that tell of a visit are known before they are written', async (day, time) => {
  const visit = aPlannedVisit();
  const known = announcingMailIds({ id, visit }, at(day, time));
  await announce(at(day, time));
  expect([...known].toSorted()).toEqual(ids().toSorted());
  expect(announcingMailIds({ id, visit: { ...visit, studentprofile_id: null } }, at(day, time))).toEqual([]);
});
