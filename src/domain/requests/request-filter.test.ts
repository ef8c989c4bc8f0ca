import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupOf,
  isFiltering,
  matchesFilter,
  noFilter,
  requestGroups,
  requestPeriods,
  selectionOf,
  spanOf,
} from './request-filter.ts';
import { readRequestStatus, requestStatuses, storedSpellings } from './request-status.ts';

const now = new Date('2026-03-02T09:00:00Z');

describe('the request filter', () => {
  it('queries every spelling of a status, and none of another status', () => {
    const spellings = requestGroups.flatMap((group) => selectionOf({ ...noFilter, group }, now).statuses ?? []);
    expect(new Set(spellings).size).toBe(spellings.length);
    for (const group of requestGroups) {
      const { statuses } = selectionOf({ ...noFilter, group }, now);
      // Firestore's limit for `in`.
      expect(statuses?.length).toBeLessThanOrEqual(30);
      for (const spelling of statuses ?? []) {
        const read = readRequestStatus(spelling);
        expect(read === null ? null : groupOf(read)).toBe(group);
      }
    }
    expect(storedSpellings(requestStatuses)).toEqual(
      expect.arrayContaining([
        'submitted',
        'Ingediend',
        'in behandeling',
        'In behandeling',
        'In Behandeling',
        'matched',
        'voltooid',
        'completed',
        'Geannuleerd',
      ]),
    );
  });

  it('starts a year at midnight in Brussels', () => {
    expect(spanOf('this-year', now)).toEqual({ from: new Date('2025-12-31T23:00:00Z'), before: null });
    expect(spanOf('last-year', now)).toEqual({
      from: new Date('2024-12-31T23:00:00Z'),
      before: new Date('2025-12-31T23:00:00Z'),
    });
    expect(spanOf('earlier', now)).toEqual({ from: null, before: new Date('2024-12-31T23:00:00Z') });
    expect(spanOf('recent', now).from).toEqual(new Date('2025-12-01T23:00:00Z'));
    // Half an hour into the new year in Brussels, still the old one in London.
    expect(spanOf('this-year', new Date('2025-12-31T23:30:00Z')).from).toEqual(new Date('2025-12-31T23:00:00Z'));
  });

  it('maps every moment to exactly one of this year, last year and earlier', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2015-01-01'), max: now, noInvalidDate: true }), (askedAt) => {
        const request = { status: 'paid', serviceId: 'garden', askedAt } as const;
        const years = requestPeriods.filter((period) => period !== 'recent');
        const inside = years.filter((period) => matchesFilter(request, { ...noFilter, period }, now));
        expect(inside).toHaveLength(1);
      }),
    );
  });

  it('shows a request of an unknown status only without a status filter', () => {
    const odd = { status: null, serviceId: 'garden', askedAt: now };
    expect(matchesFilter(odd, noFilter, now)).toBe(true);
    expect(matchesFilter(odd, { ...noFilter, serviceId: 'garden', period: 'recent' }, now)).toBe(true);
    expect(matchesFilter(odd, { ...noFilter, serviceId: 'transport' }, now)).toBe(false);
    for (const group of requestGroups) expect(matchesFilter(odd, { ...noFilter, group }, now)).toBe(false);
  });

  it('knows whether it excludes anything', () => {
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ ...noFilter, group: 'open' })).toBe(true);
    expect(isFiltering({ ...noFilter, period: 'recent' })).toBe(true);
  });
});
