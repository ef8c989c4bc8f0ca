import { randomUUID } from 'node:crypto';
import { expireOffers as decide } from '#domain/dispatch/commands/expire-offers.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

/** The rest is marked a few minutes later. */
const mostPerRun = 100;

/** Marks offers that were not answered in time. Without this run they cannot be accepted either: the server's clock decides. */
export async function expireOffers({
  clock,
  dispatch,
  log,
  studentWork,
}: Pick<Services, 'clock' | 'dispatch' | 'log' | 'studentWork'>): Promise<void> {
  for (const requestId of await studentWork.requestsWithExpiredOffers(clock.now(), mostPerRun)) {
    try {
      await dispatch.run({
        name: 'expire-offers',
        commandId: randomUUID(),
        requestId,
        revision: null,
        actor: { uid: 'timer', role: 'timer' },
        seniorId: null,
        decide: (before, context) => decide(before, context),
      });
    } catch (error) {
      log.error('offers not expired', { documentId: requestId, ...describeFailure(error) });
    }
  }
}
