import { expect, test } from 'vitest';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import type { Quote } from '../documents/quote.ts';
import { obstacles } from './possible-steps.ts';
import { firstVisit } from './read-visits.ts';
import { noDoorCodes, type RequestCase } from './request-case.ts';

const now = new Date('2026-03-01T09:00:00Z');
const context = { now, actor: { uid: 'stef', name: 'Stef' } };
const request = aServiceRequest({ status: 'processing' });
const visit = firstVisit(request, now);
if (visit === null) throw new Error('the request has a day');

const quote: Quote = {
  number: 1,
  state: 'sent',
  variant: 'standard',
  cents_per_hour: 1500,
  minutes: 120,
  sent_at: now,
  answered_at: null,
  how: null,
};
const open: RequestCase = { request, quote: null, takenBy: null, visits: [visit], doorCodes: noDoorCodes };

test('a request that nobody took can be quoted, and nothing can be done with its visit', () => {
  const found = obstacles({ ...open, request: aServiceRequest(), visits: [] }, null, context);
  expect(found).toMatchObject({ quote: null, answer: 'no-quote', offer: 'no-visit', move: 'no-visit' });
});

test('a student needs a yes to the price', () => {
  expect(obstacles({ ...open, quote }, visit, context)).toMatchObject({ offer: 'price-not-agreed', answer: null });
  const accepted: Quote = { ...quote, state: 'accepted', answered_at: now, how: 'phone' };
  const price = { variant: 'standard', cents_per_hour: 1500, agreed_at: now, how: 'phone' } as const;
  const agreed = { ...visit, visit: { ...visit.visit, price } };
  expect(obstacles({ ...open, quote: accepted, visits: [agreed] }, agreed, context)).toEqual({
    quote: null,
    answer: 'quote-answered',
    offer: null,
    unassign: 'visit-state-changed',
    move: null,
    'start-visit': 'visit-state-changed',
    'cancel-visit': null,
    'end-series': 'not-recurring',
    'cancel-request': null,
  });
});

test('nothing is done with a cancelled request', () => {
  const cancelled = { ...open, request: aServiceRequest({ status: 'cancelled' }) };
  expect(new Set(Object.values(obstacles(cancelled, visit, context)))).toEqual(new Set(['request-cancelled']));
});
