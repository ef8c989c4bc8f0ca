import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Series } from '../documents/series.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { oneDayLater } from '#tests/builders/moments.ts';
import { visitStates } from '../visits/visit-state.ts';
import { addDaysTo } from '../requests/calendar.ts';
import { shownVisits } from './shown-visits.ts';
import { requestIdOfVisit } from './visit-id.ts';

const requestId = '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11';
const series: Series = {
  frequency: 'weekly',
  first_date: '2026-03-10',
  start: '14:00',
  minutes: 120,
  until: null,
  ended_from: null,
  next_date: null,
};
const request = { request_id: requestId, series };

const lateOne = (index: number, changes: Partial<StoredVisit['visit']> = {}): StoredVisit => {
  const date = addDaysTo(series.first_date, 7 * index);
  return { id: index === 0 ? requestId : `${requestId}_${date}`, visit: aVisit({ date, ...changes }) };
};

describe('the visits that a senior sees of her series', () => {
  test('say when each is, who comes, and from which day it was moved', () => {
    const lotte = aPlannedVisit({ date: '2026-03-18', start: '10:00' });
    const shown = shownVisits(request, [{ id: `${requestId}_2026-03-17`, visit: lotte }, lateOne(0)]);
    expect(shown).toEqual([
      {
        ...{ id: requestId, date: '2026-03-10', start: '14:00', minutes: 120, state: 'open' },
        ...{ student: null, moved_from: null },
      },
      {
        ...{ id: `${requestId}_2026-03-17`, date: '2026-03-18', start: '10:00', minutes: 120, state: 'confirmed' },
        ...{ student: lotte.student_profiles, moved_from: '2026-03-17' },
      },
    ]);
  });

  test('are none of a request that does not recur', () => {
    expect(shownVisits({ request_id: requestId }, [lateOne(0)])).toBeNull();
  });

  test('never say who was asked, and are all that are to come and the latest that are over, in order', () => {
    const offer = {
      student_id: 'student-wout',
      student: { first_name: 'Wout', last_name: 'Claes', residence: 'Aalst' },
      offered_at: oneDayLater,
      expires_at: oneDayLater,
      answer: null,
    };
    const visit = fc.constantFrom(...visitStates);
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1, maxLength: 120 }), (states) => {
        const visits = states.map((state, index) =>
          state === 'open' || state === 'offered'
            ? lateOne(index, { state, offers: state === 'offered' ? [offer] : [] })
            : lateOne(index, { ...aPlannedVisit(), date: addDaysTo(series.first_date, 7 * index), state }),
        );
        const shown = shownVisits(request, visits.toReversed()) ?? [];
        expect(JSON.stringify(shown)).not.toContain('wout');
        expect(JSON.stringify(shown)).not.toContain('offered');
        expect(shown.map(({ date }) => date)).toEqual(shown.map(({ date }) => date).toSorted());
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(64);
        if (states.length <= 24) expect(shown).toHaveLength(states.length);
        for (const { id } of shown) expect(requestIdOfVisit(id)).toBe(requestId);
      }),
    );
  });
});
