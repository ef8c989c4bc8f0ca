import { describe, expect, test } from 'vitest';
import { madeAt, oneDayLater } from '#tests/builders/moments.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { Visit } from '../documents/visit.ts';
import { boardStage, needsAttentionAt, nextVisit } from './board-stage.ts';

const student = { first_name: 'Lotte', last_name: 'Janssens', residence: 'Gent' };
const anOffer = (answer: 'declined' | null, expires_at = oneDayLater) =>
  ({ student_id: 'lotte', student, offered_at: madeAt, expires_at, answer }) as const;
const { price } = aPlannedVisit();
const stored = (...visits: readonly Visit[]) => visits.map((visit, index) => ({ id: `visit-${index}`, visit }));
const accepted = aQuote({ state: 'accepted' });

describe('what a request waits for', () => {
  test.each([
    ['submitted', null, [], 'new'],
    ['processing', null, [aVisit()], 'to-quote'],
    ['processing', aQuote(), [aVisit()], 'quoted'],
    ['processing', aQuote({ state: 'declined' }), [aVisit()], 'quote-declined'],
    ['processing', accepted, [aVisit({ price })], 'to-plan'],
    ['processing', accepted, [aVisit({ price, state: 'offered', offers: [anOffer(null)] })], 'offered'],
    ['processing', accepted, [aVisit({ price, state: 'offered', offers: [anOffer('declined')] })], 'offer-declined'],
    ['processing', accepted, [aPlannedVisit({ state: 'missed' })], 'to-plan'],
    ['assigned', accepted, [aPlannedVisit()], 'planned'],
    ['assigned', null, [aPlannedVisit()], 'planned'],
    ['assigned', aQuote({ number: 2 }), [aPlannedVisit()], 'quoted'],
    ['assigned', accepted, [aPlannedVisit({ state: 'started' })], 'started'],
    ['assigned', null, [aVisit()], 'to-quote'],
    ['ended', accepted, [aPlannedVisit({ state: 'done' })], 'done'],
    ['paid', accepted, [aPlannedVisit({ state: 'charged' })], 'paid'],
    ['cancelled', null, [aVisit({ state: 'cancelled' })], 'cancelled'],
    ['cancelled', null, [], 'cancelled'],
  ] as const)('%s, %j, %j: %s', (status, quote, visits, stage) => {
    expect(boardStage(status, quote, stored(...visits))).toBe(stage);
  });
});

test('the next visit is the first without a student, then the first to come, then the last', () => {
  const ids = (...visits: readonly Visit[]) => nextVisit(stored(...visits))?.id ?? null;
  const [early, late] = [{ date: '2026-03-01' }, { date: '2026-04-01' }];
  expect(ids(aPlannedVisit(early), aVisit(late))).toBe('visit-1');
  expect(ids(aPlannedVisit(late), aPlannedVisit(early))).toBe('visit-1');
  expect(ids(aPlannedVisit({ ...early, state: 'done' }), aVisit({ ...late, state: 'cancelled' }))).toBe('visit-0');
  expect(ids(aVisit({ ...early, state: 'cancelled' }), aVisit({ ...late, state: 'cancelled' }))).toBe('visit-1');
  expect(ids()).toBeNull();
});

test('somebody has to look when the first open offer expires, and when a planned visit should have begun', () => {
  const offers = [anOffer('declined', madeAt), anOffer(null, oneDayLater)];
  expect(needsAttentionAt('offered', stored(aVisit({ price, state: 'offered', offers })))).toEqual(oneDayLater);
  expect(needsAttentionAt('planned', stored(aPlannedVisit()))).toEqual(new Date('2026-03-10T13:00:00Z'));
  expect(needsAttentionAt('to-plan', stored(aVisit()))).toBeNull();
  expect(needsAttentionAt('new', [])).toBeNull();
});

test('a visit that never ended, and one that the senior asks to look at, need somebody from a moment on', () => {
  const started = aPlannedVisit({ state: 'started', date: '2026-03-10', start: '14:00', minutes_planned: 120 });
  // Four hours after its planned end, in Brussels.
  expect(needsAttentionAt('started', stored(started))).toEqual(new Date('2026-03-10T19:00:00Z'));
  const done = aPlannedVisit({ state: 'done' });
  expect(needsAttentionAt('done', stored(done))).toBeNull();
  const questioned = aPlannedVisit({ state: 'done', questioned_at: oneDayLater });
  const earlier = aPlannedVisit({ state: 'done', questioned_at: madeAt });
  expect(needsAttentionAt('done', stored(done, questioned, earlier))).toEqual(madeAt);
  expect(needsAttentionAt('done', stored(aPlannedVisit({ state: 'approved', questioned_at: madeAt })))).toBeNull();
});
