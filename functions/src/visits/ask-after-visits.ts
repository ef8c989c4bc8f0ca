import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

/** Of one run; the newest come first, and the rest a quarter of an hour later. */
const mostAtOnce = 200;

/** Asks both sides what became of the visits that nobody wrote down. */
export async function askAfterVisits({
  unrecordedVisits,
  clock,
  log,
}: Pick<Services, 'unrecordedVisits' | 'clock' | 'log'>): Promise<void> {
  for (const visit of await unrecordedVisits.find(clock.now(), mostAtOnce)) {
    try {
      await unrecordedVisits.ask(visit);
    } catch (error) {
      log.error('visit left unasked', { documentId: visit.visitId, ...describeFailure(error) });
    }
  }
}
