import * as z from 'zod/mini';
import { queueNames } from '#domain/health/queues.ts';
import { timerNames } from '#domain/health/timers.ts';
import { functionContract } from '../function-contract.ts';

const instant = z.iso.datetime();
const amount = z.int().check(z.gte(0));

const health = z.strictObject({
  read_at: instant,
  queues: z.array(
    z.strictObject({
      name: z.enum(queueNames),
      /** Of what is due now: what waits for a later moment is not counted. */
      waiting: amount,
      oldest_at: z.nullable(instant),
      /** What was tried to the end without success; null where nothing is given up. */
      given_up: z.nullable(amount),
    }),
  ),
  timers: z.array(
    z.strictObject({
      name: z.enum(timerNames),
      ended_at: z.nullable(instant),
      failed_at: z.nullable(instant),
      failures: amount,
    }),
  ),
  /** When Stripe last reported something. */
  webhook_at: z.nullable(instant),
  /** The last nightly check of the books; null before the first. */
  ledger: z.nullable(z.strictObject({ checked_at: instant, accounts: amount, lines: amount, mistakes: amount })),
});

export type Health = z.infer<typeof health>;

/** Whether what runs by itself still runs: queues, timers, Stripe's reports and the books. */
export const readHealth = functionContract({ name: 'read-health', input: z.strictObject({}), output: health });
