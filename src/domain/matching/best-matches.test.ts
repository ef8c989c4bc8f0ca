import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBookedVisit, aCandidate, anOpenVisit } from '#tests/builders/matching.ts';
import { bestMatches } from './best-matches.ts';
import { candidatesOf } from './candidate.ts';
import { whyNot } from './hard-rules.ts';

const near = aCandidate({ id: 'near', postcode: '2000' });
const far = aCandidate({ id: 'far', postcode: '2640' });
const paused = aCandidate({ id: 'paused', postcode: '2000', paused: true });

describe('the best students for a visit', () => {
  // spec: staff.matching.best-five
  test('are the best first, and none with a hard reason against her', () => {
    expect(bestMatches(anOpenVisit(), [far, paused, near]).map(({ studentId }) => studentId)).toEqual(['near', 'far']);
    expect(whyNot(anOpenVisit(), paused)).toEqual([{ code: 'paused' }]);
    expect(bestMatches(anOpenVisit(), [])).toEqual([]);
  });

  test('are five, or as many as asked', () => {
    const many = Array.from({ length: 12 }, (_, index) => aCandidate({ id: `s${index}` }));
    expect(bestMatches(anOpenVisit(), many)).toHaveLength(5);
    expect(bestMatches(anOpenVisit(), many, 20)).toHaveLength(12);
  });

  test('do not depend on the order of the students', () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      aCandidate({ id: `s${index}`, postcode: index % 2 ? '2018' : '2020' }),
    );
    const expected = bestMatches(anOpenVisit(), many, 8);
    fc.assert(
      fc.property(fc.shuffledSubarray(many, { minLength: 8 }), (shuffled) => {
        expect(bestMatches(anOpenVisit(), shuffled, 8)).toEqual(expected);
      }),
    );
  });
});

test('candidates are put together from profiles and what happened', () => {
  const [lotte, wout] = [aCandidate().profile, aCandidate({ id: 'student-wout' }).profile];
  const booked = { ...aBookedVisit(), studentId: lotte.id };
  const visit = (studentId: string, date: string, seniorId = 'maria') => ({ studentId, seniorId, date });
  const candidates = candidatesOf([lotte, wout], {
    booked: [booked],
    visits: [
      visit(lotte.id, '2026-11-05'),
      visit(lotte.id, '2026-11-12'),
      visit(lotte.id, '2026-10-01'),
      visit('gone', '2026-11-01'),
    ],
    offers: [
      { studentId: lotte.id, accepted: true },
      { studentId: lotte.id, accepted: false },
      { studentId: 'gone', accepted: true },
    ],
  });
  expect(candidates).toEqual([
    {
      profile: lotte,
      booked: [booked],
      together: new Map([['maria', { times: 3, last: '2026-11-12' }]]),
      offers: { accepted: 1, answered: 2 },
    },
    { profile: wout, booked: [], together: new Map(), offers: { accepted: 0, answered: 0 } },
  ]);
});
