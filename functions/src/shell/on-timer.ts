import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { withRedactedErrors } from './with-redacted-errors.ts';
import { region } from './region.ts';
import type { Services } from './services.ts';

type TimedWork = (services: Services) => Promise<void>;

/** A run may overlap with the next. */
const maxInstances = 2;

interface TimerOptions extends Pick<ScheduleOptions, 'secrets'> {
  readonly everyMinutes: number;
  readonly timeoutSeconds?: number;
}

/** A scheduled function. A failed run is not retried before the next one; runs may overlap. */
export function onTimer(
  { everyMinutes, timeoutSeconds = 60, secrets = [] }: TimerOptions,
  load: () => Promise<TimedWork>,
): ScheduleFunction {
  const options = {
    schedule: `every ${everyMinutes} minutes`,
    region,
    secrets,
    timeoutSeconds,
    retryCount: 0,
    maxInstances,
  };
  return onSchedule(options, async () => {
    const { services } = await import('./services.ts');
    await withRedactedErrors({ log: services.log, facts: {} }, async () => (await load())(services));
  });
}
