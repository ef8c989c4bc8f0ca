import { expect, test } from 'vitest';
import type { MissingAnswer } from '../contracts/credits.ts';
import { nextDeadline } from './next-deadline.ts';

type Visit = MissingAnswer['visits'][number];

const lacking = (overrides: Partial<Visit> = {}): Visit => ({
  ...{ visit_id: 'visit-1', service: 'garden', date: '2026-12-01', start: '14:00', cost: 3_000, missing: 3_000 },
  ...{ kind: 'visit', pay_by: '2026-12-15', fee: null, ...overrides },
});

test('the first day counts, with what comes after it', () => {
  const visits = [lacking({ pay_by: '2026-12-20' }), lacking({ pay_by: '2026-12-12', fee: 2_000 })];
  expect(nextDeadline(visits, '2026-12-12')).toEqual({ kind: 'by', day: '2026-12-12', fee: 2_000 });
  expect(nextDeadline([lacking()], '2026-12-12')).toEqual({ kind: 'by', day: '2026-12-15', fee: null });
});

test('a day that is over is said, also on a device that read it earlier', () => {
  expect(nextDeadline([lacking()], '2026-12-16')).toEqual({ kind: 'late' });
  expect(nextDeadline([lacking(), lacking({ pay_by: null })], '2026-12-12')).toEqual({ kind: 'late' });
});

test('what the balance covers, and a fee for paying late, have no day', () => {
  const covered = lacking({ missing: 0, pay_by: null });
  const fee = lacking({ kind: 'late-payment', pay_by: null });
  expect(nextDeadline([covered, fee], '2026-12-12')).toEqual({ kind: 'none' });
  expect(nextDeadline([covered, lacking()], '2026-12-12')).toMatchObject({ kind: 'by' });
});
