import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familyCalendarWords } from '#tests/builders/calendar-words.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { readCalendar } from '#tests/builders/read-calendar.ts';
import { aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { Visit } from '../documents/visit.ts';
import { visitStates } from '../visits/visit-state.ts';
import { familyCalendar, type SeenSenior } from './family-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const page = 'https://madelief.test/voor-wie';

const of = (firstName: string, ...visits: readonly Visit[]): SeenSenior => ({
  firstName,
  visits: visits.map((visit, index) => ({ id: `${firstName}-${index}`, visit })),
});
const write = (...seniors: readonly SeenSenior[]) =>
  writeCalendar(familyCalendar(seniors, { words: familyCalendarWords, page }));

describe('the calendar of a family member', () => {
  test('shows whose visit it is, when, and which help', () => {
    const text = write(of('Maria', aPlannedVisit({ opened_at: madeAt, revision: 4 })));
    expect(readCalendar(text)).toEqual([
      {
        uid: 'Maria-0@madelief.test',
        sequence: (madeAt.getTime() - Date.UTC(2026, 0, 1)) / 250 + 4,
        status: 'CONFIRMED',
        summary: 'Maria: Gezelschap',
        location: '',
        description: `In de app staat meer.\n${page}`,
        start: new Date('2026-03-10T13:00:00Z'),
        minutes: 120,
      },
    ]);
    // The daughter is not there herself: nobody who looks for a free hour of hers is kept away by it.
    expect(text).toContain('TRANSP:TRANSPARENT');
  });

  test.each(visitStates)('of a visit that is %s holds no code, nobody who comes, and no price or note', (state) => {
    const visit = aPlannedVisit({ state, door_code: '4712', work_note: 'Ramen gedaan', charged_cents: 3123 });
    expect(write(of('Maria', visit))).not.toMatch(/4712|Lotte|Claes|Ramen|3123|student-lotte|maria/);
  });

  test('does not tell the name of a service that staff made: it can say whose it is', () => {
    const text = write(of('Maria', aPlannedVisit({ task_category_id: 'own-service' })));
    expect(readCalendar(text)[0]?.summary).toBe('Maria: Hulp');
  });

  test.each(['open', 'offered'] as const)('says of a visit that is %s that nobody is sure of it yet', (state) => {
    const [event] = readCalendar(write(of('Maria', aVisit({ state, updated_at: madeAt }))));
    expect(event).toMatchObject({ status: 'TENTATIVE' });
    expect(event?.description).toMatch(/^Er is nog geen student/);
  });

  test.each(['cancelled', 'missed'] as const)('says of a visit that is %s that it does not go on', (state) => {
    expect(readCalendar(write(of('Maria', aPlannedVisit({ state }))))).toMatchObject([
      { status: 'CANCELLED', summary: 'Maria: gaat niet door', description: '' },
    ]);
  });

  test('has the visits of all whom she helps, the first comes first, whoever is named first', () => {
    const maria = of('Maria', aPlannedVisit({ date: '2026-03-12' }), aPlannedVisit({ date: '2026-03-10' }));
    const jozef = of('Jozef', aPlannedVisit({ date: '2026-03-11' }));
    const uids = readCalendar(write(maria, jozef)).map(({ uid }) => uid);
    expect(uids).toEqual(['Maria-1@madelief.test', 'Jozef-0@madelief.test', 'Maria-0@madelief.test']);
    expect(write(jozef, maria)).toBe(write(maria, jozef));
  });

  test('takes any first name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zé,;\\: '🌼-]{1,60}$/u), (name) => {
        expect(readCalendar(write(of(name, aPlannedVisit())))[0]?.summary).toBe(`${name}: Gezelschap`);
      }),
    );
  });
});
