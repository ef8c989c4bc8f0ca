import { describe, expect, it } from 'vitest';
import { offeredDays } from './offered-days.ts';

describe('offered days', () => {
  it('are the first seven days that satisfy the lead time', () => {
    expect(offeredDays(new Date('2026-11-21T12:00:00Z'))).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
    ]);
  });

  it('are based on the day in Brussels, also just before midnight in UTC', () => {
    expect(offeredDays(new Date('2026-11-21T23:30:00Z'))[0]).toBe('2026-11-25');
  });
});
