import { describeFailure } from '#functions/shell/describe-failure.ts';
import { type AlertServices, deliverAlert } from './deliver-alert.ts';

const atOnce = 8;
/** Bounded by the minute between sweeps; the rest is handled by the next. */
const mostPerSweep = 400;

/** Sends what is due now, or was left behind by a crash, oldest first. */
export async function sweepAlerts(services: AlertServices): Promise<void> {
  const waiting = [...(await services.alertQueue.due(mostPerSweep))];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await deliverAlert(id, services);
      } catch (error) {
        // A failure does not block the others; the lease expires by itself.
        services.log.error('alert left behind', { collection: 'alerts', documentId: id, ...describeFailure(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
