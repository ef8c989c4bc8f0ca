import { describeFailure } from '../shell/describe-failure.ts';
import { deliverMail, type MailServices } from './deliver-mail.ts';

/** The number of the mailer's connections. */
const atOnce = 3;
/** Bounded by the minute between sweeps; the rest is handled by the next. */
const mostPerSweep = 60;

/** Sends mails that are due for a retry or were left behind by a crash, oldest first. */
export async function sweepMail(services: MailServices): Promise<void> {
  const waiting = [...(await services.mailQueue.due(mostPerSweep))];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await deliverMail(id, services);
      } catch (error) {
        // A failure does not block the others; the lease of the mail expires by itself.
        services.log.error('mail left behind', { collection: 'mail', documentId: id, ...describeFailure(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
