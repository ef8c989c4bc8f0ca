import { problemsOf } from '#domain/health/health.ts';
import type { Services } from '../shell/services.ts';
import { healthNow, type HealthServices } from './read-health.ts';

/** Raises an alarm for each thing that should have run and did not: a queue that stands still fails nowhere by itself. */
export async function watchHealth(services: HealthServices & Pick<Services, 'log'>): Promise<void> {
  const { clock, log } = services;
  for (const problem of problemsOf(await healthNow(services), clock.now())) {
    const action = 'name' in problem ? problem.name : undefined;
    log.error('something stands still', { code: problem.kind, ...(action === undefined ? {} : { action }) });
  }
}
