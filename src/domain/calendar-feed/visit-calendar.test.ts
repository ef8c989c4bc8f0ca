import { describe, expect, test } from 'vitest';
import { calendarWords } from '#tests/builders/calendar-words.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { readCalendar } from '#tests/builders/read-calendar.ts';
import { aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { Visit } from '../documents/visit.ts';
import type { VisitAround } from '../students/helper/helper-work.ts';
import { feedPath, feedSecretIn, webcalAddress } from './feed-address.ts';
import { visitCalendar } from './visit-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const page = 'https://madelief.test/student';

const around = (visit: Visit, id = 'visit'): VisitAround => ({
  visit: { id, visit },
  address: 'Kerkstraat 12, 2000 Antwerpen',
  notes: 'De bel is stuk.',
  senior: { firstName: 'Maria', name: 'Maria Peeters', phone: '0470 12 34 56', postcode: '2018', town: 'Antwerpen' },
  serviceName: 'Ramen wassen bij Peeters',
});
const write = (own: readonly Visit[], former: readonly Visit[] = []) =>
  writeCalendar(
    visitCalendar(
      'student-lotte',
      {
        own: own.map((visit, index) => around(visit, `own-${index}`)),
        former: former.map((visit, index) => ({ id: `former-${index}`, visit })),
      },
      { words: calendarWords, page },
    ),
  );

describe('the calendar of a student', () => {
  test('shows when, which help and which town, and nothing that finds or names the senior', () => {
    const text = write([aPlannedVisit({ opened_at: madeAt, revision: 4, door_code: '4712' })]);
    expect(readCalendar(text)).toEqual([
      {
        uid: 'own-0@madelief.test',
        sequence: (madeAt.getTime() - Date.UTC(2026, 0, 1)) / 250 + 4,
        status: 'CONFIRMED',
        summary: 'Gezelschap',
        location: '2000 Antwerpen',
        description: `Op uw pagina staat meer.\n${page}`,
        start: new Date('2026-03-10T13:00:00Z'),
        minutes: 120,
      },
    ]);
    expect(text).not.toMatch(/Maria|Peeters|Kerkstraat|0470|De bel|4712|student-lotte/);
  });

  test('does not tell the name of a service that staff made: it can say whose it is', () => {
    const text = write([aPlannedVisit({ task_category_id: 'own-service' })]);
    expect(readCalendar(text)[0]?.summary).toBe('Hulp');
    expect(text).not.toContain('Ramen');
  });

  test.each([
    ['cancelled', aPlannedVisit({ state: 'cancelled' }), 'Gaat niet door'],
    ['missed', aPlannedVisit({ state: 'missed' }), 'Gaat niet door'],
  ] as const)('says of a visit that is %s that it does not go on, and no town', (_what, visit, summary) => {
    expect(readCalendar(write([visit]))).toMatchObject([
      { status: 'CANCELLED', summary, location: '', description: '' },
    ]);
  });

  test.each(['confirmed', 'started', 'done', 'approved', 'charged'] as const)('keeps a visit that is %s', (state) => {
    expect(readCalendar(write([aPlannedVisit({ state })]))).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  test.each([
    ['went to another student', { studentprofile_id: 'student-wout' }, 'Niet meer van u'],
    ['waits for another', { state: 'open', studentprofile_id: null, student_profiles: null }, 'Niet meer van u'],
    ['was cancelled since', { state: 'cancelled', studentprofile_id: null }, 'Gaat niet door'],
  ] as const)('says of a visit that %s that it is off', (_what, fields, summary) => {
    const visit = aPlannedVisit({ former_students: ['student-lotte'], ...fields });
    expect(readCalendar(write([], [visit]))).toMatchObject([{ status: 'CANCELLED', summary, location: '' }]);
  });

  test('has each visit once, also one that is hers again, the first comes first', () => {
    const again = aPlannedVisit({ former_students: ['student-lotte'], date: '2026-03-12' });
    const text = write([again, aPlannedVisit({ date: '2026-03-11' })], [again]);
    expect(readCalendar(text).map(({ uid }) => uid)).toEqual(['own-1@madelief.test', 'own-0@madelief.test']);
  });

  test('shows no offer, which is nobody’s yet', () => {
    expect(readCalendar(write([aVisit({ state: 'offered', updated_at: madeAt })]))).toEqual([]);
  });
});

test('the address holds the secret, and only a whole one is read', () => {
  const secret = `${'a'.repeat(41)}-_`;
  expect(feedSecretIn(feedPath(secret))).toBe(secret);
  expect(webcalAddress(`https://madelief.test${feedPath(secret)}`)).toBe(
    `webcal://madelief.test/functions/calendar-feed/${secret}.ics`,
  );
  for (const other of ['', '/', `/${secret}`, `/${secret}x.ics`, `/${secret.slice(1)}.ics`, `/${secret}.ics/`]) {
    expect(feedSecretIn(other)).toBeNull();
  }
});
