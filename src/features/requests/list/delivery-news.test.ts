import { describe, expect, it } from 'vitest';
import { type Delivery, isCancellable, type RequestRow } from '#shared/requests/request-row.ts';
import { changedElsewhere, deliveryNews } from './delivery-news.ts';

const delivery = (state: Delivery['state']): Delivery => ({ itemId: 'item', state, error: null });

const row = (change: Partial<RequestRow> = {}): RequestRow => ({
  id: 'a',
  serviceId: 'garden',
  requestDate: '2026-12-01',
  frequency: 'one-time',
  time: '14:00',
  address: 'Kerkstraat 12, 2000 Antwerpen',
  hours: 2,
  notes: null,
  askedAt: new Date(0),
  status: 'submitted',
  storedStatus: 'submitted',
  delivery: null,
  cancellation: null,
  ...change,
});

const newsOf = (before: Partial<RequestRow>, after: Partial<RequestRow>) =>
  deliveryNews([row(before)], [row(after)]).map(({ about, state }) => `${about} ${state}`);

describe('news of what is on its way', () => {
  it('tells the end of the way of a request', () => {
    expect(newsOf({ delivery: delivery('sending') }, { delivery: delivery('needs-you') })).toEqual([
      'delivery needs-you',
    ]);
    expect(newsOf({ delivery: delivery('sending') }, { delivery: delivery('received') })).toEqual([
      'delivery received',
    ]);
    expect(newsOf({ delivery: delivery('waiting') }, {})).toEqual(['delivery received']);
  });

  it('is silent about attempts, of which an outage has many', () => {
    expect(newsOf({ delivery: delivery('waiting') }, { delivery: delivery('sending') })).toEqual([]);
    expect(newsOf({ delivery: delivery('sending') }, { delivery: delivery('waiting') })).toEqual([]);
    expect(newsOf({ cancellation: delivery('waiting') }, { cancellation: delivery('sending') })).toEqual([]);
    expect(newsOf({}, { cancellation: delivery('waiting') })).toEqual([]);
  });

  it('does not tell again what arrived, when the list of the server shows it too', () => {
    expect(newsOf({ delivery: delivery('received') }, {})).toEqual([]);
    const cancelled = { status: 'cancelled', cancellation: delivery('received') } as const;
    expect(newsOf(cancelled, { status: 'cancelled' })).toEqual([]);
  });

  it('tells the end of the way of a cancellation', () => {
    expect(newsOf({ cancellation: delivery('sending') }, { status: 'cancelled' })).toEqual(['cancellation received']);
    expect(
      newsOf({ cancellation: delivery('sending') }, { status: 'cancelled', cancellation: delivery('received') }),
    ).toEqual(['cancellation received']);
    expect(newsOf({ cancellation: delivery('sending') }, { cancellation: delivery('needs-you') })).toEqual([
      'cancellation needs-you',
    ]);
  });

  it('is silent about rows that appear, go, or change otherwise', () => {
    expect(deliveryNews([], [row({ delivery: delivery('waiting') })])).toEqual([]);
    expect(deliveryNews([row()], [])).toEqual([]);
    expect(newsOf({}, { status: 'processing' })).toEqual([]);
  });
});

describe('what may be cancelled', () => {
  it.each(['submitted', 'processing'] as const)('a request that is %s', (status) => {
    expect(isCancellable(row({ status }))).toBe(true);
    expect(isCancellable(row({ status, delivery: delivery('waiting') }))).toBe(true);
  });

  it.each(['assigned', 'ended', 'paid', 'cancelled', null] as const)('not a request that is %s', (status) => {
    expect(isCancellable(row({ status }))).toBe(false);
  });

  it('not twice, and not what was refused', () => {
    expect(isCancellable(row({ cancellation: delivery('waiting') }))).toBe(false);
    expect(isCancellable(row({ delivery: delivery('needs-you') }))).toBe(false);
  });
});

describe('what somebody else changed', () => {
  const changed = (before: Partial<RequestRow>, after: Partial<RequestRow>) =>
    changedElsewhere([row(before)], [row(after)]).length > 0;

  it('is told of a request that staff or another device moved on', () => {
    expect(changed({}, { status: 'assigned', storedStatus: 'assigned' })).toBe(true);
    expect(changed({}, { status: 'cancelled', storedStatus: 'cancelled' })).toBe(true);
    expect(changed({}, { status: null, storedStatus: 'in-quarantaine' })).toBe(true);
  });

  it('is not told of what was done here, of another word for the same, or of a request that is new', () => {
    const cancelled = { status: 'cancelled', storedStatus: 'cancelled' } as const;
    expect(changed({ cancellation: delivery('sending') }, cancelled)).toBe(false);
    expect(changed({}, { ...cancelled, cancellation: delivery('received') })).toBe(false);
    expect(changed({ delivery: delivery('waiting') }, { status: 'processing', storedStatus: 'processing' })).toBe(
      false,
    );
    expect(changed({ storedStatus: 'Ingediend' }, {})).toBe(false);
    expect(changed({}, {})).toBe(false);
    expect(changedElsewhere([], [row()])).toEqual([]);
  });
});
