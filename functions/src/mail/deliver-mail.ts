import type { Mail } from '#domain/documents/mail.ts';
import type { MailOutcome } from '#domain/mail/mail-delivery.ts';
import type { Services } from '../shell/services.ts';
import { type PreparationServices, type Prepared, prepareMail } from './prepare-mail.ts';
import { renderMail } from './render-mail.ts';

export type MailServices = PreparationServices & Pick<Services, 'mailQueue' | 'smtp' | 'log'>;

async function prepare(mail: Mail, services: MailServices): Promise<Prepared> {
  try {
    return await prepareMail(mail, services);
  } catch (error) {
    services.log.error('mail without link', { code: 'link-unavailable', reason: String(error) });
    return { kind: 'retry', code: 'link-unavailable' };
  }
}

async function attempt(id: string, mail: Mail, isOurs: () => boolean, services: MailServices): Promise<MailOutcome> {
  const prepared = await prepare(mail, services);
  if (prepared.kind !== 'ready') return prepared;
  let rendered: ReturnType<typeof renderMail>;
  try {
    rendered = renderMail({ ...mail, language: prepared.language }, prepared.url, prepared.found);
  } catch (error) {
    // The same order meets the same texts again: a mistake of ours, for staff to see.
    services.log.error('mail without text', { documentId: id, code: 'internal', reason: String(error) });
    return { kind: 'refused', code: 'internal' };
  }
  // Whoever was held up until now, in a process that stood still, must not send what another may be sending.
  if (!isOurs()) return { kind: 'retry', code: 'interrupted' };
  return services.smtp.send({ id, to: mail.to, ...rendered });
}

/**
 * Sends one mail, if it is due and nobody else is at it. Calling it again, or twice at once, sends nothing twice. A crash
 * leaves the lease behind, which the sweep finds; only one between the mail server's yes and our record of it makes the
 * sweep send the mail again, under the same Message-ID.
 */
export async function deliverMail(id: string, services: MailServices): Promise<void> {
  const { mailQueue, log } = services;
  const claimed = await mailQueue.claim(id);
  if (claimed === null) return;
  if (claimed === 'given-up') {
    log.error('mail given up', { collection: 'mail', documentId: id, code: 'interrupted' });
    return;
  }
  const outcome = await attempt(id, claimed.mail, () => mailQueue.holds(claimed), services);
  const state = await mailQueue.settle(claimed, outcome);
  const code = 'code' in outcome ? { code: outcome.code } : {};
  const facts = { collection: 'mail', documentId: id, action: state ?? 'gone', ...code };
  if (state === 'failed') log.error('mail failed', facts);
  else log.info('mail attempted', facts);
}
