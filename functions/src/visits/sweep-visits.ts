import { chargeVisits } from '../shell/charge-visits.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

/** Of one query. */
const mostAtOnce = 500;

/** Approves the visits that nobody said anything about in time, then charges every senior with approved visits. */
export async function sweepVisits(services: Pick<Services, 'charges' | 'clock' | 'log'>): Promise<void> {
  const { charges, clock, log } = services;
  for (const visit of await charges.silentVisits(clock.now(), mostAtOnce)) {
    try {
      await charges.approveSilent(visit);
    } catch (error) {
      log.error('visit left unapproved', { documentId: visit.visitId, ...describeFailure(error) });
    }
  }
  let after: string | null = null;
  do {
    const { seniorIds, next }: Awaited<ReturnType<typeof charges.seniorsToCharge>> = await charges.seniorsToCharge(
      after,
      mostAtOnce,
    );
    for (const seniorId of seniorIds) {
      try {
        await chargeVisits(seniorId, services);
      } catch (error) {
        log.error('visits left uncharged', { documentId: seniorId, ...describeFailure(error) });
      }
    }
    after = next;
  } while (after !== null);
}
