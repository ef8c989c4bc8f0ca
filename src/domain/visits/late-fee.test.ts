import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCase, aPlannedVisit } from '#tests/builders/visit.ts';
import { cancelVisit } from '../dispatch/commands/cancel-visit.ts';
import type { Visit } from '../documents/visit.ts';
import { terms } from '../public/terms.ts';
import { momentOf } from '../requests/calendar.ts';
import { lateFeeAtMost } from './late-fee.ts';
import { visitStates } from './visit-state.ts';

const { request_id: requestId } = aCase().request;
const at = (day: string, time: string) => momentOf(day, time);
const price = {
  variant: 'standard',
  cents_per_hour: 1_755,
  agreed_at: at('2026-03-01', '10:00'),
  how: 'app',
} as const;
/** Friday 13 March at 14, for an hour and a half. */
const visit = (fields: Partial<Visit> = {}) =>
  aPlannedVisit({ date: '2026-03-13', start: '14:00', minutes_planned: 90, price, ...fields });

// spec: 9.terms.free-cancellation
test.each([
  ['2026-03-10', '14:00', 0],
  ['2026-03-10', '14:01', 2_633],
  ['2026-03-13', '13:59', 2_633],
  ['2026-03-13', '14:00', 0],
])('cancelling on %s at %s costs at most %i cents', (day, time, cents) => {
  expect(lateFeeAtMost(visit(), at(day, time))).toBe(cents);
});

test('without a student who is to come, or an agreed price, cancelling costs nothing', () => {
  const late = at('2026-03-12', '10:00');
  expect(visitStates.filter((state) => lateFeeAtMost(visit({ state }), late) > 0)).toEqual(['confirmed']);
  expect(lateFeeAtMost(visit({ price: null }), late)).toBe(0);
});

test('staff asks nothing while it is free, and never more than the agreed price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -24 * 60, max: 7 * 24 * 60 }),
      fc.integer({ min: 1, max: 6_000 }),
      (minutesBefore, feeCents) => {
        const now = new Date(at('2026-03-13', '14:00').getTime() - minutesBefore * 60_000);
        const before = aCase({ visits: [visit()] });
        const context = { now, actor: { uid: 'els', name: 'Els' } };
        const most = lateFeeAtMost(visit(), now);
        if (minutesBefore >= terms.freeCancellationHours * 60) expect(most).toBe(0);
        expect(cancelVisit(before, requestId, context)).toMatchObject({ ok: true });
        const asked = cancelVisit(before, requestId, context, feeCents);
        if (feeCents > most) expect(asked).toEqual({ ok: false, error: 'fee-too-high' });
        else {
          const fee = { cents: feeCents, state: 'due' };
          expect(asked).toMatchObject({ ok: true, value: { visits: [{ visit: { state: 'cancelled', fee } }] } });
        }
      },
    ),
  );
});
