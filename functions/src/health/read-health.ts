import type { z } from 'zod';
import type { readHealth as contract } from '#domain/contracts/staff/read-health.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

export type HealthServices = Pick<Services, 'clock' | 'ledgerChecks' | 'stripeEvents' | 'timerRuns' | 'workQueues'>;

type Report = z.input<typeof contract.output>;

const instant = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What runs by itself, as it is now. */
export async function healthNow(services: HealthServices): Promise<Report> {
  const { clock, ledgerChecks, stripeEvents, timerRuns, workQueues } = services;
  const [queues, runs, webhookAt, ledger] = await Promise.all([
    workQueues.read(),
    timerRuns.all(),
    stripeEvents.lastAt(),
    ledgerChecks.last(),
  ]);
  return {
    read_at: clock.now().toISOString(),
    queues: queues.map(({ name, waiting, oldestAt, givenUp }) => ({
      ...{ name, waiting },
      ...{ oldest_at: instant(oldestAt), given_up: givenUp },
    })),
    timers: [...runs].map(([name, { ended_at: ended, failed_at: failed, failures }]) => ({
      ...{ name, failures },
      ...{ ended_at: instant(ended), failed_at: instant(failed) },
    })),
    webhook_at: instant(webhookAt),
    ledger: ledger === null ? null : { ...ledger, checked_at: ledger.checked_at.toISOString() },
  };
}

/** For the page of staff. */
export async function readHealth(_input: object, _caller: Caller, services: HealthServices): Promise<Answer<Report>> {
  return ok(await healthNow(services));
}
