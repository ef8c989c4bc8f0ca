import { deliverMail, type MailServices } from './deliver-mail.ts';

/** As many at once as the mailer has connections. */
const atOnce = 3;
/** What a minute is good for; the rest is still there a minute later. */
const mostPerSweep = 60;

/** Picks up what is due again and what a crash has left behind, the longest waiting first. */
export async function sweepMail(services: MailServices): Promise<void> {
  const waiting = [...(await services.mailQueue.due(mostPerSweep))];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await deliverMail(id, services);
      } catch (error) {
        // One that cannot even be recorded must not keep the others waiting; its lease runs out by itself.
        services.log.error('mail left behind', { collection: 'mail', documentId: id, reason: String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
