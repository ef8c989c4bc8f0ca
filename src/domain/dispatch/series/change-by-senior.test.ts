import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Series } from '#domain/documents/series.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { addDaysTo, momentOf } from '#domain/requests/calendar.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { lateFeeAtMost } from '#domain/visits/late-fee.ts';
import { visitStates } from '#domain/visits/visit-state.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { madeAt } from '#tests/builders/moments.ts';
import type { Decision, RequestCase } from '../request-case.ts';
import { skipVisit, stopSeries } from './change-by-senior.ts';

const requestId = aCase().request.request_id;
const first = '2026-03-10';
const series: Series = {
  frequency: 'weekly',
  first_date: first,
  start: '14:00',
  minutes: 120,
  until: null,
  ended_from: null,
  next_date: '2026-05-05',
};
const idOf = (week: number) => (week === 0 ? requestId : `${requestId}_${addDaysTo(first, 7 * week)}`);
const planned = (week: number, changes: Partial<StoredVisit['visit']> = {}): StoredVisit => ({
  id: idOf(week),
  visit: aPlannedVisit({ date: addDaysTo(first, 7 * week), ...changes }),
});
const quote = aQuote({ state: 'accepted', answered_at: madeAt, how: 'app' });
const running = (visits: readonly StoredVisit[]): RequestCase =>
  aCase({ request: { frequency: 'weekly', status: 'assigned', series }, quote, visits });
const at = (date: string, time = '09:00') => ({ now: momentOf(date, time), actor: { uid: 'maria', name: 'Maria' } });
const statesOf = (decision: Decision) =>
  decision.ok ? decision.value.visits.map(({ visit }) => visit.state) : decision.error;

describe('a senior skips a visit of her series', () => {
  const three = running([planned(0), planned(1), planned(2)]);

  test('and the others stand', () => {
    const decision = skipVisit(three, idOf(1), at('2026-03-05'));
    expect(statesOf(decision)).toEqual(['confirmed', 'cancelled', 'confirmed']);
    if (!decision.ok) throw new Error(decision.error);
    expect(seriesOf(decision.value.request)).toEqual(series);
    expect(decision.value.visits[1]?.visit.fee).toBeUndefined();
    expect(skipVisit(decision.value, idOf(1), at('2026-03-06'))).toEqual({ ok: true, value: decision.value });
  });

  test('until 72 hours before it begins, and later only while no student is to come', () => {
    expect(statesOf(skipVisit(three, idOf(0), at('2026-03-07', '14:00')))).toContain('cancelled');
    expect(statesOf(skipVisit(three, idOf(0), at('2026-03-07', '14:01')))).toBe('cancelling-not-free');
    const open = running([{ id: requestId, visit: aVisit({ date: first }) }, planned(1)]);
    expect(statesOf(skipVisit(open, requestId, at(first, '13:59')))).toEqual(['cancelled', 'confirmed']);
    expect(statesOf(skipVisit(open, requestId, at(first, '14:00')))).toBe('visit-state-changed');
  });

  test('but not the only one that is left, one of another request, or one of a request for one time', () => {
    const alone = running([planned(0), planned(1, { state: 'cancelled' })]);
    expect(statesOf(skipVisit(alone, requestId, at('2026-03-05')))).toBe('visit-state-changed');
    expect(statesOf(skipVisit(three, 'another', at('2026-03-05')))).toBe('not-found');
    expect(statesOf(skipVisit(aCase({ visits: [aPlannedVisit()] }), requestId, at('2026-03-05')))).toBe(
      'not-recurring',
    );
  });
});

describe('a senior stops her series', () => {
  test('which cancels what is free, leaves what is near, and makes no further visit', () => {
    const before = running([planned(0), planned(1), { id: idOf(2), visit: aVisit({ date: '2026-03-24' }) }]);
    const decision = stopSeries(before, at('2026-03-09'));
    expect(statesOf(decision)).toEqual(['confirmed', 'cancelled', 'cancelled']);
    if (!decision.ok) throw new Error(decision.error);
    expect(seriesOf(decision.value.request)).toMatchObject({ ended_from: '2026-03-09', next_date: null });
    expect(stopSeries(decision.value, at('2026-03-09', '10:00'))).toEqual({ ok: true, value: decision.value });
    expect(statesOf(stopSeries(aCase(), at('2026-03-09')))).toBe('not-recurring');
  });
});

test('whatever she skips or stops, whenever: nothing that may cost money is cancelled, and what is over stays as it is', () => {
  const visit = fc.record({ state: fc.constantFrom(...visitStates), week: fc.constant(0) });
  fc.assert(
    fc.property(fc.array(visit, { minLength: 1, maxLength: 9 }), fc.nat(60 * 24), fc.nat(9), (some, hours, index) => {
      const visits = some.map(({ state }, week) =>
        state === 'open' || state === 'offered'
          ? { id: idOf(week), visit: aVisit({ date: addDaysTo(first, 7 * week), state }) }
          : planned(week, { state }),
      );
      const before = running(visits);
      const context = {
        ...at('2026-03-05'),
        now: new Date(momentOf('2026-03-05', '00:00').getTime() + hours * 3_600_000),
      };
      for (const decision of [skipVisit(before, idOf(index), context), stopSeries(before, context)]) {
        if (!decision.ok) continue;
        for (const [each, was] of visits.entries()) {
          const is = decision.value.visits[each];
          if (is === was) continue;
          expect(is?.visit.state).toBe('cancelled');
          expect(is?.visit.fee).toBeUndefined();
          expect(['open', 'offered', 'confirmed']).toContain(was.visit.state);
          expect(lateFeeAtMost(was.visit, context.now)).toBe(0);
          expect(momentOf(was.visit.date, was.visit.start) > context.now).toBe(true);
        }
      }
    }),
  );
});
