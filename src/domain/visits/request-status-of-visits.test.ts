import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestStatuses } from '../requests/request-status.ts';
import { requestStatusOfVisits } from './request-status-of-visits.ts';
import { visitStates } from './visit-state.ts';

const states = fc.array(fc.constantFrom(...visitStates), { maxLength: 8 });

describe('the status of a request', () => {
  test.each([
    [[], false, 'submitted'],
    [[], true, 'processing'],
    [['open'], true, 'processing'],
    [['open'], false, 'processing'],
    [['offered'], true, 'processing'],
    [['confirmed'], true, 'assigned'],
    [['started'], true, 'assigned'],
    [['open', 'confirmed'], true, 'assigned'],
    [['done', 'open'], true, 'processing'],
    [['done', 'confirmed'], true, 'assigned'],
    [['done', 'approved'], true, 'ended'],
    [['charged', 'approved'], true, 'ended'],
    [['charged', 'charged'], true, 'paid'],
    [['charged', 'missed'], true, 'paid'],
    [['done', 'missed'], true, 'ended'],
    [['missed'], true, 'processing'],
    [['cancelled'], true, 'cancelled'],
    [['cancelled', 'done'], true, 'ended'],
    [['cancelled', 'open'], true, 'processing'],
  ] as const)('of the visits %j, taken %s: %s', (visits, isTaken, status) => {
    expect(requestStatusOfVisits(visits, isTaken)).toBe(status);
  });

  test('does not depend on the order of the visits, and exists for any', () => {
    fc.assert(
      fc.property(states, fc.boolean(), (visits, isTaken) => {
        const status = requestStatusOfVisits(visits, isTaken);
        expect(requestStatuses).toContain(status);
        expect(requestStatusOfVisits(visits.toReversed(), isTaken)).toBe(status);
        expect(requestStatusOfVisits(visits.toSorted(), isTaken)).toBe(status);
      }),
    );
  });

  test('does not count cancelled visits beside others', () => {
    fc.assert(
      fc.property(states, fc.nat(3), (visits, cancelled) => {
        fc.pre(visits.some((state) => state !== 'cancelled'));
        const more = [...visits, ...Array.from({ length: cancelled }, () => 'cancelled' as const)];
        expect(requestStatusOfVisits(more, true)).toBe(requestStatusOfVisits(visits, true));
      }),
    );
  });

  test('is final only when every visit is', () => {
    fc.assert(
      fc.property(states, (visits) => {
        const status = requestStatusOfVisits(visits, true);
        const isLeft = visits.some((state) => ['open', 'offered', 'confirmed', 'started'].includes(state));
        if (isLeft) expect(['processing', 'assigned']).toContain(status);
      }),
    );
  });
});
