import { studentLanguages } from '#domain/documents/student-profile.ts';
import type { Candidate, OpenVisit } from '#domain/matching/candidate.ts';
import { places } from '#domain/places/places.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { aBookedVisit, aCandidate, anOpenVisit } from '#tests/builders/matching.ts';

/** Numbers in [0, 1) that are the same in every run (Park and Miller). */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

/** A morning at the office: open visits of four days, and students of whom some two in five can do each. */
export function antwerpMorning(visitCount: number, studentCount: number) {
  const random = repeatableRandom(visitCount * 1000 + studentCount);
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('there are no items');
    return item;
  };
  const around = places.filter(({ postcode }) => postcode.startsWith('2')).map(({ postcode }) => postcode);
  const hour = (from: number, count: number) => `${String(from + Math.floor(random() * count)).padStart(2, '0')}:00`;

  const visits: OpenVisit[] = Array.from({ length: visitCount }, (_, index) =>
    anOpenVisit({
      id: `visit-${index}`,
      seniorId: `senior-${Math.floor(random() * 60)}`,
      service: oneOf(serviceIds),
      date: oneOf(days),
      start: hour(8, 10),
      minutes: 60 * (1 + Math.floor(random() * 3)),
      postcode: oneOf(around),
      language: random() < 0.2 ? oneOf(studentLanguages) : null,
      home: { cats: random() < 0.2, dogs: random() < 0.2, smokers: false },
    }),
  );
  const candidates: Candidate[] = Array.from({ length: studentCount }, (_, index) => {
    const free = () => (random() < 0.7 ? [{ from: hour(7, 4), to: hour(16, 6) }] : []);
    return aCandidate(
      {
        id: `student-${index}`,
        postcode: oneOf(around),
        skills: serviceIds.filter(() => random() < 0.8),
        languages: ['nl', oneOf(['fr', 'en', 'tr'] as const)],
        has_car: random() < 0.3,
        weekly: { 1: free(), 2: free(), 3: free(), 4: free(), 5: free() },
        avoids: { cats: random() < 0.05, dogs: false, smokers: true },
        hours_by_year: { 2026: Math.floor(random() * 640) },
        wished_hours_per_week: Math.floor(random() * 12) + 4,
      },
      {
        booked: days
          .filter(() => random() < 0.3)
          .map((date) =>
            aBookedVisit({ visitId: `${index}-${date}`, date, start: hour(8, 8), postcode: oneOf(around) }),
          ),
        together: new Map([[`senior-${Math.floor(random() * 60)}`, { times: 3, last: '2026-11-12' }]]),
        offers: { accepted: Math.floor(random() * 5), answered: 6 },
      },
    );
  });
  return { visits, candidates };
}
