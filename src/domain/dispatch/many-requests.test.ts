import { describe, expect, test } from 'vitest';
import { madeAt } from '#tests/builders/moments.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { requestStatusOfVisits } from '../visits/request-status-of-visits.ts';
import { type VisitState, visitStates } from '../visits/visit-state.ts';
import { boardRowOf } from './board-row-of.ts';
import { cancelRequest } from './commands/cancel-request.ts';
import { takeRequest } from './commands/take-request.ts';
import { type ManyStep, rowObstacle } from './many-requests.ts';
import type { RequestCase } from './request-case.ts';

const actor = { uid: 'els', name: 'Els' };
const context = { now: madeAt, actor };
const customer = { name: 'Maria Peeters', phone: '', postcode: '2000', town: 'Antwerpen' };
const bookkeeping = {
  lastChange: { action: 'request-created', by: '', at: madeAt },
  revision: 1,
  matchedAt: null,
  now: madeAt,
};

function caseIn(state: VisitState | null): RequestCase {
  const visit = state === 'open' || state === 'offered' ? aVisit({ state }) : aPlannedVisit({ state: state ?? 'open' });
  const status = requestStatusOfVisits(state === null ? [] : [state], false);
  return aCase({ request: { status }, visits: state === null ? [] : [visit] });
}

const obstacle = (step: ManyStep, state: RequestCase) =>
  rowObstacle(step, boardRowOf(state, customer, bookkeeping), actor.uid);

describe.each([null, ...visitStates])('a request whose visit is %s', (state) => {
  const before = caseIn(state);

  test('can be cancelled from its row exactly when the server would do it', () => {
    const isRefused = before.request.status === 'cancelled' || !cancelRequest(before, context).ok;
    expect(obstacle('cancel-request', before) !== null).toBe(isRefused);
  });

  test('is taken only where the server would do it', () => {
    if (obstacle('take-request', before) !== null) return;
    expect(takeRequest(before, context).ok).toBe(true);
  });
});

test('what would change nothing says why', () => {
  const mine = { ...caseIn('open'), takenBy: actor };
  expect([obstacle('take-request', mine), obstacle('release-request', mine)]).toEqual(['already-yours', null]);
  expect(obstacle('release-request', caseIn('open'))).toBe('not-taken');
  expect(obstacle('take-request', caseIn('charged'))).toBe('request-over');
  const withoutDay = aCase({ request: { request_date: 'ooit' } });
  expect(obstacle('take-request', withoutDay)).toBe('visit-time-invalid');
  expect(takeRequest(withoutDay, context)).toEqual({ ok: false, error: 'visit-time-invalid' });
});

test('a note can always be written', () => {
  for (const state of visitStates) expect(obstacle('set-note', caseIn(state))).toBeNull();
});
