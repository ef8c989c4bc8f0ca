import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { keepWordsIn } from './keep-words-in.ts';
import { region } from './region.ts';
import type { Services } from './services.ts';

type TimedWork = (services: Services) => Promise<void>;

interface TimerOptions extends Pick<ScheduleOptions, 'secrets'> {
  readonly everyMinutes: number;
  readonly timeoutSeconds?: number;
}

/** Work that comes back by itself. What it throws is tried again the next time; two runs may overlap. */
export function onTimer(
  { everyMinutes, timeoutSeconds = 60, secrets = [] }: TimerOptions,
  load: () => Promise<TimedWork>,
): ScheduleFunction {
  const options = { schedule: `every ${everyMinutes} minutes`, region, secrets, timeoutSeconds, retryCount: 0 };
  return onSchedule(options, async () => {
    const { services } = await import('./services.ts');
    await keepWordsIn({ log: services.log, facts: {} }, async () => (await load())(services));
  });
}
