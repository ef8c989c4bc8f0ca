import { expect, test } from 'vitest';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { cancelStale, type StaleSweeper } from './cancel-stale.ts';

const noon = new Date('2026-11-21T12:00:00Z');

function sweeper(
  answers: Readonly<Record<string, Result<{ cancelled: boolean; credits_added: number }, DomainError>>>,
  serverTime: Result<Date, DomainError> = ok(noon),
) {
  const cancelled: string[] = [];
  const asked: string[] = [];
  const parts: StaleSweeper = {
    serverTime: async () => serverTime,
    listPending: async (max, before) => {
      asked.push(`${max} before ${before.toISOString()}`);
      return ok(Object.keys(answers).map((id) => aCreditTransaction({ id, transaction_type: 'purchase_pending' })));
    },
    cancel: async (id) => {
      cancelled.push(id);
      return answers[id] ?? err({ code: 'unknown' });
    },
  };
  return { parts, cancelled, asked };
}

const done = ok({ cancelled: true, credits_added: 0 });

// spec: 4.credits.stale-cancelled 7.credits.stale-query
test('a purchase is stale after an hour by the clock of the server', async () => {
  const { parts, cancelled, asked } = sweeper({ cs_a: done, cs_b: done });
  expect(await cancelStale(parts)).toEqual({ changed: true, underWay: [] });
  expect(asked).toEqual(['10 before 2026-11-21T11:00:00.000Z']);
  expect(cancelled).toEqual(['cs_a', 'cs_b']);
});

test('one failure does not stop the others, and payments under way are returned', async () => {
  const { parts, cancelled } = sweeper({
    cs_a: err({ code: 'server-unavailable' }),
    cs_b: ok({ cancelled: false, credits_added: 0 }),
    cs_c: ok({ cancelled: false, credits_added: 50 }),
  });
  expect(await cancelStale(parts)).toEqual({ changed: true, underWay: ['cs_b'] });
  expect(cancelled).toEqual(['cs_a', 'cs_b', 'cs_c']);
});

test('without the time of the server nothing is cancelled', async () => {
  const { parts, cancelled } = sweeper({ cs_a: done }, err({ code: 'network' }));
  expect(await cancelStale(parts)).toEqual({ changed: false, underWay: [] });
  expect(cancelled).toEqual([]);
});
