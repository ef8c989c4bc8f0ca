import { describe, expect, test } from 'vitest';
import { madeAt } from '#tests/builders/moments.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { RequestCase } from '../request-case.ts';
import { answerQuote } from './answer-quote.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { assignStudent } from './assign-student.ts';
import { cancelRequest } from './cancel-request.ts';
import { offerHours, offerVisit } from './offer-visit.ts';
import { sendQuote } from './send-quote.ts';
import { takeRequest } from './take-request.ts';

const context = { now: madeAt, actor: { uid: 'els', name: 'Els' } };
const student = {
  id: 'student-lotte',
  student: { first_name: 'Lotte', last_name: 'Janssens', residence: 'Gent' },
  profile: aStudentProfile(),
};
const assign = (before: RequestCase, visitId: string, { now }: { readonly now: Date }, reason = '') =>
  assignStudent(before, { visitId, student, reason }, { ...context, now });
const price = { variant: 'standard', cents_per_hour: 1755, minutes: 90, reason: 'Vaste klant.' } as const;
const { request_id: id } = aCase().request;

function done(decision: ReturnType<typeof sendQuote>): RequestCase {
  if (!decision.ok) throw new Error(decision.error);
  return decision.value;
}

const quoted = done(sendQuote(aCase(), price, context));
const agreed = done(answerQuote(quoted, { number: 1, answer: 'yes', how: 'phone' }, madeAt));

describe('a price', () => {
  // spec: staff.quote.yes-first
  test('is proposed, taken by who proposes it, and stands on the visit only after a yes', () => {
    expect(quoted).toMatchObject({ takenBy: context.actor, quote: { state: 'sent', number: 1 } });
    expect(quoted.visits[0]?.visit).toMatchObject({ price: null, minutes_planned: 120 });
    const { price: standing, minutes_planned } = agreed.visits[0]?.visit ?? {};
    expect([standing, minutes_planned]).toEqual([
      { variant: 'standard', cents_per_hour: 1755, agreed_at: madeAt, how: 'phone' },
      90,
    ]);
  });

  // spec: staff.quote.reason
  test('that differs from the list takes a reason; spaces are none', () => {
    const listed = { ...price, cents_per_hour: 1500 };
    const errors = ['', '  ', 'Vaste klant.'].map((reason) =>
      [price, listed].map((each) => sendQuote(aCase(), { ...each, reason }, context)).map(({ ok }) => ok),
    );
    expect(errors).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ]);
    expect(sendQuote(aCase(), { ...price, reason: ' ' }, context)).toEqual({ ok: false, error: 'price-reason-needed' });
  });

  test('that was declined, or answered before a newer one, changes no visit', () => {
    const declined = done(answerQuote(quoted, { number: 1, answer: 'no', how: 'app' }, madeAt));
    expect(declined.visits).toBe(quoted.visits);
    const again = done(sendQuote(agreed, { ...price, cents_per_hour: 2000 }, context));
    expect(again.quote?.number).toBe(2);
    expect(again.visits).toBe(agreed.visits);
    const answers = [1, 3].map((number) => answerQuote(again, { number, answer: 'yes', how: 'app' }, madeAt));
    expect(answers).toEqual([1, 3].map(() => ({ ok: false, error: 'quote-replaced' })));
    expect(answerQuote(declined, { number: 1, answer: 'yes', how: 'app' }, madeAt)).toEqual({
      ok: false,
      error: 'quote-answered',
    });
  });

  test('of a planned visit changes with a new yes, and its length does not', () => {
    const before = aCase({
      visits: [aPlannedVisit()],
      quote: aQuote({ number: 2, cents_per_hour: 2025, minutes: 240 }),
    });
    const after = done(answerQuote(before, { number: 2, answer: 'yes', how: 'app' }, madeAt));
    expect(after.visits[0]?.visit).toMatchObject({
      price: { cents_per_hour: 2025 },
      minutes_planned: 120,
      revision: 2,
    });
  });
});

describe('a student', () => {
  test.each([
    ['the price was not agreed', quoted, 'price-not-agreed'],
    ['nobody asked', aCase({ visits: [aVisit()] }), 'price-not-agreed'],
    ['a newer price waits for an answer', done(sendQuote(agreed, price, context)), 'price-not-agreed'],
    [
      'she is planned already',
      aCase({ visits: [aPlannedVisit()], quote: aQuote({ state: 'accepted' }) }),
      'visit-state-changed',
    ],
  ] as const)('is not planned and gets no offer when %s', (_, before, error) => {
    expect(assign(before, id, context)).toEqual({ ok: false, error });
    expect(offerVisit(before, id, student, context)).toEqual({ ok: false, error });
  });

  test.each([
    [{ date: '2026-03-02', start: '10:00' }, 'visit-in-past'],
    [{ date: '2026-03-29', start: '02:30' }, 'visit-time-invalid'],
    [{ start: '23:00' }, 'visit-over-midnight'],
  ] as const)('is not planned at a time at which no visit can be: %j', (time, error) => {
    const [first] = agreed.visits;
    if (first === undefined) throw new Error('there is a visit');
    const before = { ...agreed, visits: [{ ...first, visit: { ...first.visit, ...time } }] };
    expect(assign(before, id, context)).toEqual({ ok: false, error });
    expect(offerVisit(before, id, student, context)).toEqual({ ok: false, error });
  });

  test('has a day to answer an offer, or less when the visit begins earlier; a new offer replaces her former one', () => {
    const offered = done(offerVisit(agreed, id, student, context));
    const hour = 3_600_000;
    expect(offered.visits[0]?.visit.offers[0]?.expires_at).toEqual(new Date(madeAt.getTime() + offerHours * hour));
    const late = new Date('2026-03-10T11:00:00Z');
    const again = done(offerVisit(offered, id, student, { ...context, now: late }));
    expect(again.visits[0]?.visit.offers).toMatchObject([{ expires_at: new Date('2026-03-10T13:00:00Z') }]);
    const planned = done(assign(again, id, context));
    expect(planned.visits[0]?.visit).toMatchObject({ state: 'confirmed', offers: [], revision: 5 });
  });
});

test('a request without an existing day cannot be taken, and can be cancelled', () => {
  const odd = aCase({ request: { request_date: 'binnenkort' } });
  expect(takeRequest(odd, context)).toEqual({ ok: false, error: 'visit-time-invalid' });
  expect(done(cancelRequest(odd, context))).toMatchObject({ request: { status: 'cancelled' }, visits: [] });
});
