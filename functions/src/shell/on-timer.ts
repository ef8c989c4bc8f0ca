import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { type TimerName, timers } from '#domain/health/timers.ts';
import { describeFailure } from './describe-failure.ts';
import { withRedactedErrors } from './with-redacted-errors.ts';
import { region } from './region.ts';
import type { Services } from './services.ts';

type TimedWork = (services: Services) => Promise<void>;

/** A run may overlap with the next. */
const maxInstances = 2;

interface TimerOptions extends Pick<ScheduleOptions, 'secrets' | 'memory'> {
  readonly timeoutSeconds?: number;
}

/**
 * A scheduled function, whose period stands in src/domain/health/timers.ts. A failed run is not retried before the next one;
 * runs may overlap. How each ended is noted, so that a timer that stands still is found.
 */
export function onTimer(
  name: TimerName,
  { timeoutSeconds = 60, secrets = [], memory }: TimerOptions,
  load: () => Promise<TimedWork>,
): ScheduleFunction {
  const options = {
    schedule: `every ${timers[name]} minutes`,
    region,
    secrets,
    timeoutSeconds,
    retryCount: 0,
    maxInstances,
    ...(memory === undefined ? {} : { memory }),
  };
  return onSchedule(options, async () => {
    const { services } = await import('./services.ts');
    const { log, timerRuns } = services;
    await withRedactedErrors({ log, facts: { action: name } }, async () => {
      try {
        await (
          await load()
        )(services);
      } catch (error) {
        await timerRuns.failed(name, describeFailure(error).code ?? null);
        throw error;
      }
      await timerRuns.ended(name);
    });
  });
}
