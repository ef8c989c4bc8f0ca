import { rightToKnow } from '#domain/alerts/family-alerts.ts';
import { isStillWanted, mayLeave, type AlertOutcome } from '#domain/alerts/alert-delivery.ts';
import { isStaffChannel } from '#domain/alerts/told-channels.ts';
import { grants } from '#domain/circles/circle-rights.ts';
import type { Alert } from '#domain/documents/alerts/alert.ts';
import type { Mail } from '#domain/documents/mail.ts';
import { describeFailure } from '#functions/shell/describe-failure.ts';
import { traceFields } from '#functions/shell/redact.ts';
import type { Services } from '#functions/shell/services.ts';
import type { PreparationServices } from '../preparation.ts';
import { prepareMail } from '../prepare-mail.ts';
import { alertWords, smsText } from './alert-words.ts';
import { pushAlert } from './push-alert.ts';
import { pageForMember } from './page-for-member.ts';

export type AlertServices = PreparationServices &
  Pick<Services, 'alertQueue' | 'log' | 'push' | 'pushSubscriptions' | 'recipients' | 'sms'>;

const dropped = (reason: 'too-late' | 'not-true' | 'not-wanted' | 'no-way'): AlertOutcome => ({
  kind: 'dropped',
  reason,
});

/** The mail beside which an alert leaves, for what is looked up when that is to be said. */
export function mailOf({ template, language, values, created_at }: Alert): Mail {
  return {
    ...{ to: 'nobody@madelief.invalid', template, language, values, state: 'pending', attempts: 0, created_at },
    ...{ next_attempt_at: null, lease_until: null, error_code: null, sent_at: null },
  };
}

/** A member of a circle is told for as long as it grants the right, which is asked each time. */
async function mayKnow({ kind, senior_id, user_id }: Alert, { circles }: AlertServices): Promise<boolean> {
  if (senior_id === undefined) return true;
  const right = rightToKnow(kind);
  return right !== null && grants(await circles.membershipOf(senior_id, user_id), right);
}

async function attempt(id: string, alert: Alert, services: AlertServices): Promise<AlertOutcome> {
  const { clock, pushSubscriptions, recipients, sms } = services;
  const [chosen, person, prepared] = await Promise.all([
    recipients.chosenOf(alert.user_id),
    recipients.find(alert.user_id),
    prepareMail(mailOf(alert), services),
  ]);
  if (person === null || !isStillWanted(alert, chosen)) return dropped('not-wanted');
  if (!(await mayKnow(alert, services))) return dropped('not-wanted');
  if (prepared.kind === 'unneeded') return dropped('not-true');
  if (prepared.kind === 'retry') return { kind: 'retry', reason: 'unavailable' };
  if (isStaffChannel(alert.channel)) {
    return alert.state === 'to-do' || mayLeave(alert, clock.now())
      ? { kind: 'hand-over' }
      : { kind: 'retry', reason: 'interrupted' };
  }
  const language = person.language ?? alert.language;
  const words = alertWords(alert, language);
  const browsers = alert.channel === 'push' ? await pushSubscriptions.of(alert.user_id) : [];
  if (alert.channel === 'push' ? browsers.length === 0 : person.mobile === null) return dropped('no-way');
  // Checked last: a paused process may have lost its lease, missed the window or reached the quiet hours.
  if (!mayLeave(alert, clock.now())) return { kind: 'retry', reason: 'interrupted' };
  if (alert.channel === 'push') {
    const url = alert.senior_id === undefined ? prepared.url : pageForMember(prepared.url, alert.senior_id);
    return pushAlert({ id, alert, words, language, url }, services, browsers);
  }
  return person.mobile === null ? dropped('no-way') : sms.send({ id, to: person.mobile, text: smsText(words) });
}

/** Sends an alert if it is due, still true and still wanted. Idempotent and safe to call concurrently. */
export async function deliverAlert(id: string, services: AlertServices): Promise<void> {
  const { alertQueue, log } = services;
  const claimed = await alertQueue.claim(id);
  if (claimed === null) return;
  let outcome: AlertOutcome;
  try {
    outcome = await attempt(id, claimed.alert, services);
  } catch (error) {
    log.error('alert not prepared', { collection: 'alerts', documentId: id, ...describeFailure(error) });
    outcome = { kind: 'retry', reason: 'internal' };
  }
  const state = await alertQueue.settle(claimed, outcome);
  const facts = { collection: 'alerts', documentId: id, action: state ?? 'gone', ...traceFields(claimed.alert) };
  log.info('alert attempted', facts);
}
