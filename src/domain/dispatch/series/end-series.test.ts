import { expect, test } from 'vitest';
import type { Series } from '#domain/documents/series.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { aCase, aPlannedVisit } from '#tests/builders/visit.ts';
import type { Decision } from '../request-case.ts';
import { formerCaseOf, undoStep } from '../undo/undo-step.ts';
import { endSeries } from './end-series.ts';

const { request_id: requestId } = aCase().request;
const context = { now: momentOf('2026-03-12', '09:00'), actor: { uid: 'els', name: 'Els' } };

const series: Series = {
  ...{ frequency: 'weekly', first_date: '2026-03-10', start: '14:00', minutes: 120 },
  ...{ until: null, ended_from: null, next_date: '2026-04-07' },
};

/** The first is over, the visit of 17 March is on 3 April, and that of 24 March was skipped. */
const running = aCase({
  request: { frequency: 'weekly', status: 'assigned', series },
  visits: [
    aPlannedVisit({ state: 'charged' }),
    { id: `${requestId}_2026-03-17`, visit: aPlannedVisit({ date: '2026-04-03' }) },
    { id: `${requestId}_2026-03-24`, visit: aPlannedVisit({ date: '2026-03-24', state: 'cancelled' }) },
    { id: `${requestId}_2026-03-31`, visit: aPlannedVisit({ date: '2026-03-31' }) },
  ],
});

const statesOf = (decision: Decision) =>
  decision.ok ? decision.value.visits.map(({ visit: { state } }) => state) : decision.error;
const seriesAfter = (decision: Decision) => (decision.ok ? seriesOf(decision.value.request) : null);

test('this visit and all after it by their original dates are cancelled, and no further one is made', () => {
  const ended = endSeries(running, `${requestId}_2026-03-31`, context);
  expect(statesOf(ended)).toEqual(['charged', 'confirmed', 'cancelled', 'cancelled']);
  expect(seriesAfter(ended)).toEqual({ ...series, ended_from: '2026-03-31', next_date: null });
  const earlier = endSeries(running, `${requestId}_2026-03-17`, context);
  expect(statesOf(earlier)).toEqual(['charged', 'cancelled', 'cancelled', 'cancelled']);
});

test('dates before it that have no visit yet are still made', () => {
  const late = { ...running, request: { ...running.request, series: { ...series, next_date: '2026-03-24' } } };
  expect(seriesAfter(endSeries(late, `${requestId}_2026-03-31`, context))?.next_date).toBe('2026-03-24');
});

test('a visit that has begun, one that is not there, and a request for one time are left alone', () => {
  expect(statesOf(endSeries(running, requestId, context))).toBe('visit-state-changed');
  expect(statesOf(endSeries(running, `${requestId}_2026-04-07`, context))).toBe('not-found');
  expect(statesOf(endSeries(aCase({ visits: [aPlannedVisit()] }), requestId, context))).toBe('not-recurring');
});

test('undoing brings back the visits and the series', () => {
  const ended = endSeries(running, `${requestId}_2026-03-31`, context);
  if (!ended.ok) throw new Error(ended.error);
  const change = { before: running, after: ended.value, revisions: { before: 1, after: 2 }, matchedAt: null };
  const former = formerCaseOf({ name: 'end-series', ...change });
  if (former === null) throw new Error('it can be undone');
  const lotte = { first_name: 'Lotte', last_name: 'Janssens', residence: 'Gent' };
  const students = new Map([['student-lotte', { id: 'student-lotte', student: lotte, profile: null }]]);
  const step = { id: 'one', action: 'end-series', former, students };
  // Her record must be readable before she comes back.
  expect(statesOf(undoStep(ended.value, step, context))).toBe('student-not-allowed');
  const undone = undoStep(ended.value, { ...step, former: { ...former, visits: [] } }, context);
  expect(seriesAfter(undone)).toEqual(series);
});
