import { alertsOf } from '#domain/alerts/alert-delivery.ts';
import { rightToKnow } from '#domain/alerts/family-alerts.ts';
import { channelsFor, toldKindOf } from '#domain/alerts/told-channels.ts';
import { seniorToldByStaff } from '#domain/customers/told-by-staff.ts';
import { grants } from '#domain/circles/circle-rights.ts';
import type { Mail } from '#domain/documents/mail.ts';
import type { SaidTo } from '#domain/documents/notification.ts';
import type { MailOutcome } from '#domain/mail/mail-delivery.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import { traceFields } from '../shell/redact.ts';
import type { Services } from '../shell/services.ts';
import type { PreparationServices, Prepared } from './preparation.ts';
import { prepareMail } from './prepare-mail.ts';
import { renderMail } from './render-mail.ts';
import { saidTo } from './said-to.ts';

export type MailServices = PreparationServices &
  Pick<Services, 'alertQueue' | 'logins' | 'mailQueue' | 'recipients' | 'smtp' | 'log'> & {
    readonly circles: Pick<Services['circles'], 'membersOf'>;
  };

async function prepare(mail: Mail, services: MailServices): Promise<Prepared> {
  try {
    return await prepareMail(mail, services);
  } catch (error) {
    services.log.error('mail without link', { ...describeFailure(error), code: 'link-unavailable' });
    return { kind: 'retry', code: 'link-unavailable' };
  }
}

interface Attempt {
  readonly outcome: MailOutcome;
  /** Of a mail that was sent, or that she hears of by another way. */
  readonly said: SaidTo | null;
}

/** Orders what the members of the senior's circle chose to be told beside her. */
async function orderForFamily(id: string, mail: Mail, seniorId: string, services: MailServices): Promise<void> {
  const kind = toldKindOf(mail.template);
  const right = kind === null ? null : rightToKnow(kind);
  if (right === null) return;
  const { alertQueue, circles, clock, recipients } = services;
  const told = (await circles.membersOf(seniorId)).filter((member) => grants(member, right));
  await Promise.all(
    told.map(async ({ user_id: userId }) => {
      const chosen = await recipients.chosenOf(userId);
      await alertQueue.enqueue(alertsOf(id, mail, { userId, chosen, seniorId }, clock.now()));
    }),
  );
}

/**
 * Orders what leaves beside the mail, as its recipient chose. Before it leaves, so that an attempt that ends halfway orders
 * it again, under the same ids. @returns whether the mail is to leave as well.
 */
async function orderAlerts(
  id: string,
  mail: Mail,
  { userId, isMailed }: { readonly userId: string; readonly isMailed: boolean },
  services: MailServices,
): Promise<boolean> {
  const kind = toldKindOf(mail.template);
  if (kind === null) return true;
  const { alertQueue, clock, recipients } = services;
  const chosen = await recipients.chosenOf(userId);
  await alertQueue.enqueue(alertsOf(id, mail, { userId, chosen, isUnmailed: !isMailed }, clock.now()));
  await orderForFamily(id, mail, userId, services);
  return channelsFor(kind, chosen, isMailed).includes('mail');
}

/** Whose alerts a mail brings, and whether it leaves itself as well. */
async function order(id: string, mail: Mail, said: SaidTo | null, services: MailServices): Promise<boolean> {
  const byStaff = seniorToldByStaff(mail.to);
  if (byStaff !== null) {
    await orderAlerts(id, mail, { userId: byStaff, isMailed: false }, services);
    return false;
  }
  return said === null || (await orderAlerts(id, mail, { userId: said.user_id, isMailed: true }, services));
}

const withoutMail = (outcome: MailOutcome): Attempt => ({ outcome, said: null });

async function attempt(id: string, mail: Mail, holdsLease: () => boolean, services: MailServices): Promise<Attempt> {
  const prepared = await prepare(mail, services);
  if (prepared.kind !== 'ready') return withoutMail(prepared);
  let rendered: ReturnType<typeof renderMail>;
  try {
    rendered = renderMail({ ...mail, language: prepared.language }, prepared.url, prepared.found);
  } catch (error) {
    // Permanent: a retry would fail in the same way.
    services.log.error('mail without text', { documentId: id, ...describeFailure(error), code: 'internal' });
    return withoutMail({ kind: 'refused', code: 'internal' });
  }
  let said: SaidTo | null;
  let isMailed: boolean;
  try {
    said = seniorToldByStaff(mail.to) === null ? await saidTo(mail, prepared, rendered, services) : null;
    isMailed = await order(id, mail, said, services);
  } catch (error) {
    services.log.error('mail without account', { documentId: id, ...describeFailure(error) });
    return withoutMail({ kind: 'retry', code: 'internal' });
  }
  // A process that was suspended may have lost its lease to another.
  if (!holdsLease()) return withoutMail({ kind: 'retry', code: 'interrupted' });
  if (!isMailed) return { outcome: { kind: 'unneeded' }, said };
  const { language, subject, text, html } = rendered;
  const outcome = await services.smtp.send({ id, to: mail.to, language, subject, text, html });
  return { outcome, said: outcome.kind === 'sent' ? said : null };
}

/** A mail as an event has it. */
type KnownOrder = Parameters<Services['mailQueue']['claim']>[1];

/**
 * Sends a mail if it is due and its lease is free. Idempotent and safe to call concurrently. After a crash the lease expires
 * and the sweep retries; only a crash between the mail server's acceptance and our record of it sends the mail twice, under
 * the same Message-ID.
 * @param ordered the mail as the event of its order has it.
 */
export async function deliverMail(id: string, services: MailServices, ordered?: KnownOrder): Promise<void> {
  const { mailQueue, log } = services;
  const claimed = await mailQueue.claim(id, ordered);
  if (claimed === null) return;
  if (claimed === 'given-up') {
    log.error('mail given up', { collection: 'mail', documentId: id, code: 'interrupted' });
    return;
  }
  const { outcome, said } = await attempt(id, claimed.mail, () => mailQueue.holds(claimed), services);
  const state = await mailQueue.settle(claimed, outcome, said);
  const code = 'code' in outcome ? { code: outcome.code } : {};
  const facts = { collection: 'mail', documentId: id, action: state ?? 'gone', ...traceFields(claimed.mail), ...code };
  if (state === 'failed') log.error('mail failed', facts);
  else log.info('mail attempted', facts);
}
