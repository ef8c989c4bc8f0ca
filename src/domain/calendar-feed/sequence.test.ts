import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarWords, familyCalendarWords } from '#tests/builders/calendar-words.ts';
import { readCalendar } from '#tests/builders/read-calendar.ts';
import {
  agree,
  assign,
  DispatchOffice,
  requests,
  stepsBefore,
  students,
} from '#tests/faults/dispatch-model/dispatch-office.ts';
import type { Fields } from '#domain/dispatch/transaction/document-transaction.ts';
import { type StoredVisit, visitSchema } from '../documents/visit.ts';
import { familyCalendar } from './family-calendar.ts';
import { visitCalendar } from './visit-calendar.ts';
import { type Calendar, writeCalendar } from './write-calendar.ts';

const visitsIn = (documents: ReadonlyMap<string, Fields>) =>
  [...documents].flatMap(([key, data]): readonly StoredVisit[] =>
    key.startsWith('planning/') ? [{ id: key.replace('planning/', ''), visit: visitSchema.parse(data) }] : [],
  );

/** The events of a calendar, each without its number, by its id. */
const eventsIn = (calendar: Calendar) =>
  new Map(readCalendar(writeCalendar(calendar)).map(({ sequence, ...event }) => [event.uid, { sequence, event }]));

function eventsOfStudent(studentId: string, documents: ReadonlyMap<string, Fields>) {
  const visits = visitsIn(documents);
  const senior = { firstName: '', name: '', phone: '', postcode: '2018', town: 'Antwerpen' };
  const own = visits
    .filter(({ visit }) => visit.studentprofile_id === studentId)
    .map((visit) => ({ visit, address: '', notes: '', senior, serviceName: '' }));
  const former = visits.filter(({ visit }) => visit.former_students?.includes(studentId) === true);
  return eventsIn(
    visitCalendar(studentId, { own, former }, { words: calendarWords, page: 'https://madelief.test/student' }),
  );
}

const eventsOfFamily = (documents: ReadonlyMap<string, Fields>) =>
  eventsIn(
    familyCalendar([{ firstName: 'Maria', visits: visitsIn(documents) }], {
      words: familyCalendarWords,
      page: 'https://madelief.test/voor-wie',
    }),
  );

test('whatever happens to a visit, what a calendar reads next has a greater number, also when it is opened anew', async () => {
  const step = fc.record({
    what: fc.nat(stepsBefore.length + agree.length - 1),
    // None: two changes in one and the same moment.
    seconds: fc.oneof(
      fc.constantFrom(0, 1),
      fc.nat({ max: 86_400 }).map((seconds) => seconds + 1),
    ),
    // All of it is gone, as when what opened the visit is undone; the senior's request stays.
    isTakenBack: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  });
  let changes = 0;
  let anew = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (walk) => {
      const office = new DispatchOffice();
      await office.begin();
      const [requestId] = requests;
      for (const each of [...agree, assign(students[0])]) await each(office, requestId);
      const known = new Map<string, { readonly sequence: number; readonly text: string; readonly revision: number }>();
      const look = () => {
        const all = office.documents.all();
        const calendars = [
          ...students.map((id) => [id, eventsOfStudent(id, all)] as const),
          ['family', eventsOfFamily(all)] as const,
        ];
        for (const [whose, events] of calendars) {
          for (const [uid, { sequence, event }] of events) {
            const key = `${whose} ${uid}`;
            const text = JSON.stringify(event);
            const former = known.get(key);
            const revision = Number(all.get(`planning/${requestId}`)?.['revision']);
            if (former !== undefined && former.text !== text) {
              changes += 1;
              if (revision <= former.revision) anew += 1;
              expect(sequence).toBeGreaterThan(former.sequence);
            }
            expect(sequence).toBeLessThan(2 ** 31);
            known.set(key, { sequence, text, revision });
          }
        }
      };
      look();
      for (const { what, seconds, isTakenBack } of walk) {
        office.pass(seconds);
        if (isTakenBack) {
          office.pass(1);
          await office.takeBack(requestId);
          for (const each of [...agree, assign(students[1])]) {
            office.pass(1);
            await each(office, requestId);
          }
        } else await [...agree, ...stepsBefore][what]?.(office, requestId);
        look();
      }
    }),
    { numRuns: 60 },
  );
  expect(changes).toBeGreaterThan(0);
  expect(anew).toBeGreaterThan(0);
});
