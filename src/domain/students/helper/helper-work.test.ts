import { describe, expect, test } from 'vitest';
import { madeAt, oneDayLater } from '#tests/builders/moments.ts';
import { aHelperAccess } from '#tests/builders/helper-link.ts';
import { aFollowedStudent } from '#tests/builders/students/student-profile.ts';
import { anOffer, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { readHelperWork } from '#domain/contracts/helpers.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { helperWork, type VisitAround } from './helper-work.ts';

const lotte = aFollowedStudent({ id: 'student-lotte', postcode: '2018', hours_by_year: { 2026: 12.5 } });
const price = { variant: 'standard', cents_per_hour: 1750, agreed_at: madeAt, how: 'app' } as const;

const around = (visit: Visit, id = 'visit'): VisitAround => ({
  visit: { id, visit },
  address: 'Kerkstraat 12, 2000 Antwerpen',
  notes: 'De bel is stuk.',
  senior: { firstName: 'Maria', name: 'Maria Peeters', phone: '0470 12 34 56', postcode: '2000', town: 'Antwerpen' },
  serviceName: '',
});
const offered = (offer: Partial<ReturnType<typeof anOffer>> = {}) =>
  aVisit({ state: 'offered', price, offers: [anOffer({ student_id: lotte.id, ...offer })] });
const read = (...visits: readonly VisitAround[]) => helperWork(lotte, visits, madeAt);

describe('the page of a student', () => {
  test('shows an offer without what finds the house, and fits its contract', () => {
    const work = read(around(offered()));
    expect(readHelperWork.output.safeParse(work).error).toBeUndefined();
    expect(work.offers).toMatchObject([{ street: 'Kerkstraat', town: '2000 Antwerpen', is_declined: false }]);
    expect(JSON.stringify(work)).not.toMatch(/Kerkstraat 12|0470|Peeters|De bel/);
    expect([work.hours, work.year]).toEqual([12.5, '2026']);
  });

  test.each([
    ['declined, and can still become a yes', { answer: 'declined' }, 1],
    ['marked by the timer', { answer: 'expired' }, 0],
    ['over, and not marked yet', { expires_at: madeAt }, 0],
    ['of another student', { student_id: 'student-wout' }, 0],
  ] as const)('an offer that is %s is shown %#', (_what, offer, count) => {
    expect(read(around(offered(offer))).offers).toHaveLength(count);
  });

  test('shows her own visits with all that she needs, first to last, and no code', () => {
    const late = aPlannedVisit({ date: '2026-03-12', door_code: '4712', wrong_codes: 2 });
    const work = read(around(late, 'late'), around(aPlannedVisit({ state: 'done', minutes_worked: 90 }), 'early'));
    expect(work.visits.map(({ visit_id: id }) => id)).toEqual(['early', 'late']);
    expect(work.visits[1]).toMatchObject({
      address: 'Kerkstraat 12, 2000 Antwerpen',
      phone: '0470 12 34 56',
      tries_left: 3,
    });
    expect(JSON.stringify(work)).not.toContain('4712');
  });

  test('shows nothing of a visit that is not hers any more', () => {
    const gone = [
      aPlannedVisit({ studentprofile_id: 'student-wout' }),
      aVisit({ price }),
      aPlannedVisit({ state: 'open' }),
    ];
    expect(read(...gone.map((visit) => around(visit)))).toMatchObject({ offers: [], visits: [] });
    expect(helperWork(lotte, [around(offered())], oneDayLater).offers).toEqual([]);
  });

  test('shows when she can come, with the revision of her file, and without days that are long over', () => {
    const student = aFollowedStudent({
      revision: 7,
      exceptions: ['2026-01-30', '2026-02-01', '2026-03-20'].map((date) => ({ date, available: false })),
      absences: [
        { id: 'a', kind: 'not-available', from: '2026-02-01', until: '2026-02-28' },
        { id: 'b', kind: 'not-available', from: '2026-03-05', until: '2026-03-06' },
      ],
    });
    const work = helperWork(student, [], momentOf('2026-03-02', '09:00'));
    expect(readHelperWork.output.safeParse(work).error).toBeUndefined();
    expect(work.availability).toEqual({
      revision: 7,
      weekly: student.weekly,
      exceptions: [
        { date: '2026-02-01', available: false },
        { date: '2026-03-20', available: false },
      ],
      absences: [{ from: '2026-03-05', until: '2026-03-06' }],
    });
  });

  test('says whether her calendar has an address that counts', () => {
    const calendar = { hash: 'a'.repeat(64), made_at: madeAt };
    const calendarIn = (access: Parameters<typeof aHelperAccess>[0]) =>
      helperWork(aFollowedStudent({ helper_access: aHelperAccess(access) }), [], madeAt).calendar;
    expect(calendarIn({ calendar })).toEqual({ hash: calendar.hash, made_at: madeAt.toISOString() });
    expect([calendarIn({}), calendarIn({ calendar, revoked: true })]).toEqual([null, null]);
  });
});
