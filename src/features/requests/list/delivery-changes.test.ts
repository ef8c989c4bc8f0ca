import { describe, expect, it } from 'vitest';
import { type Delivery, isCancellable, type RequestRow } from '#shared/requests/request-row.ts';
import { changedElsewhere, deliveryChanges } from './delivery-changes.ts';

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
  answer: null,
  ...change,
});

const changesOf = (before: Partial<RequestRow>, after: Partial<RequestRow>) =>
  deliveryChanges([row(before)], [row(after)]).map(({ about, state }) => `${about} ${state}`);

describe('changes in the delivery of requests', () => {
  it('reports a request that was received or rejected', () => {
    expect(changesOf({ delivery: delivery('sending') }, { delivery: delivery('needs-you') })).toEqual([
      'delivery needs-you',
    ]);
    expect(changesOf({ delivery: delivery('sending') }, { delivery: delivery('received') })).toEqual([
      'delivery received',
    ]);
    expect(changesOf({ delivery: delivery('waiting') }, {})).toEqual(['delivery received']);
  });

  it('does not report attempts, of which an outage has many', () => {
    expect(changesOf({ delivery: delivery('waiting') }, { delivery: delivery('sending') })).toEqual([]);
    expect(changesOf({ delivery: delivery('sending') }, { delivery: delivery('waiting') })).toEqual([]);
    expect(changesOf({ cancellation: delivery('waiting') }, { cancellation: delivery('sending') })).toEqual([]);
    expect(changesOf({}, { cancellation: delivery('waiting') })).toEqual([]);
  });

  it('does not report a received request again when the server list has it too', () => {
    expect(changesOf({ delivery: delivery('received') }, {})).toEqual([]);
    const cancelled = { status: 'cancelled', cancellation: delivery('received') } as const;
    expect(changesOf(cancelled, { status: 'cancelled' })).toEqual([]);
  });

  it('reports a cancellation that was received or rejected', () => {
    expect(changesOf({ cancellation: delivery('sending') }, { status: 'cancelled' })).toEqual([
      'cancellation received',
    ]);
    expect(
      changesOf({ cancellation: delivery('sending') }, { status: 'cancelled', cancellation: delivery('received') }),
    ).toEqual(['cancellation received']);
    expect(changesOf({ cancellation: delivery('sending') }, { cancellation: delivery('needs-you') })).toEqual([
      'cancellation needs-you',
    ]);
  });

  it('does not report rows that appear, disappear or change otherwise', () => {
    expect(deliveryChanges([], [row({ delivery: delivery('waiting') })])).toEqual([]);
    expect(deliveryChanges([row()], [])).toEqual([]);
    expect(changesOf({}, { status: 'processing' })).toEqual([]);
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

  it('not twice, and not a rejected request', () => {
    expect(isCancellable(row({ cancellation: delivery('waiting') }))).toBe(false);
    expect(isCancellable(row({ delivery: delivery('needs-you') }))).toBe(false);
  });
});

describe('requests that were changed elsewhere', () => {
  const changed = (before: Partial<RequestRow>, after: Partial<RequestRow>) =>
    changedElsewhere([row(before)], [row(after)]).length > 0;

  it('includes a request that staff or another device changed', () => {
    expect(changed({}, { status: 'assigned', storedStatus: 'assigned' })).toBe(true);
    expect(changed({}, { status: 'cancelled', storedStatus: 'cancelled' })).toBe(true);
    expect(changed({}, { status: null, storedStatus: 'in-quarantaine' })).toBe(true);
  });

  it('excludes changes made here, synonyms of a status, and new requests', () => {
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
