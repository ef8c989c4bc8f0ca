import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

/** Tells both sides of the visits of tomorrow, and seniors who comes today. */
export async function announceVisits({
  clock,
  comingVisits,
  log,
}: Pick<Services, 'clock' | 'comingVisits' | 'log'>): Promise<void> {
  for await (const visit of comingVisits.find(clock.now())) {
    try {
      await comingVisits.announce(visit);
    } catch (error) {
      log.error('visit left unannounced', { documentId: visit.visitId, ...describeFailure(error) });
    }
  }
}
