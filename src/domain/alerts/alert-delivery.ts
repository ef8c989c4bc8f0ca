import { type Alert, alertChannels, type AlertReason } from '../documents/alerts/alert.ts';
import type { Mail } from '../documents/mail.ts';
import type { Channel, ChosenChannels } from '../documents/alerts/notification-preferences.ts';
import { alertWindowsOf } from './alert-windows.ts';
import { familyChannels } from './family-alerts.ts';
import { afterQuiet, isQuiet } from './quiet-hours.ts';
import { channelsFor, toldKindOf } from './told-channels.ts';

/** The result of one attempt. */
export type AlertOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'dropped'; readonly reason: AlertReason }
  | { readonly kind: 'refused' }
  | { readonly kind: 'retry'; readonly reason: AlertReason };

export const alertDelivery = {
  /** As for mails: longer than any attempt, so that an expired lease means that its holder is dead. */
  leaseMs: 120_000,
  leaseMarginMs: 60_000,
  firstDelayMs: 15_000,
  longestDelayMs: 300_000,
  maxAttempts: 30,
} as const;

const { leaseMs, leaseMarginMs, firstDelayMs, longestDelayMs, maxAttempts } = alertDelivery;

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

export interface AlertOrder {
  readonly id: string;
  readonly alert: Alert;
}

interface Told {
  readonly userId: string;
  readonly chosen: ChosenChannels;
  /** For a member of the circle of this senior. */
  readonly seniorId?: string;
}

/** By which ways a person is told: the senior herself, or a member of her circle. */
const channelsOf = (kind: Alert['kind'], chosen: ChosenChannels, seniorId: string | undefined): readonly Channel[] =>
  seniorId === undefined ? channelsFor(kind, chosen) : familyChannels(kind, chosen);

/** The work that a mail brings beside itself, under ids that a repetition meets. */
export function alertsOf(
  mailId: string,
  mail: Pick<Mail, 'template' | 'language' | 'values'>,
  { userId, chosen, seniorId }: Told,
  now: Date,
): readonly AlertOrder[] {
  const kind = toldKindOf(mail.template);
  if (kind === null) return [];
  const { template, language, values } = mail;
  const wanted = channelsOf(kind, chosen, seniorId);
  const ways = alertChannels.filter((channel) => wanted.includes(channel));
  const about = seniorId === undefined ? {} : { senior_id: seniorId };
  const reader = seniorId === undefined ? '' : `_${userId}`;
  return alertWindowsOf(template, values, now).flatMap(({ text, from, until }) =>
    ways.map((channel) => ({
      id: `${mailId}_${text}_${channel}${reader}`,
      alert: {
        ...about,
        ...{ user_id: userId, mail_id: mailId, kind, text, channel, template, language, values },
        ...{ state: 'pending', attempts: 0, expires_at: until, next_attempt_at: from, lease_until: null },
        ...{ reason: null, created_at: now, sent_at: null },
      },
    })),
  );
}

export function isAlertDue(alert: Alert, now: Date): boolean {
  if (alert.state === 'pending') return alert.next_attempt_at !== null && alert.next_attempt_at <= now;
  return alert.state === 'sending' && (alert.lease_until === null || alert.lease_until <= now);
}

const ended = (alert: Alert, state: 'sent' | 'dropped' | 'failed', reason: AlertReason | null): Alert => ({
  ...alert,
  state,
  reason,
  next_attempt_at: null,
  lease_until: null,
});

/** @returns the alert as it becomes: sending, dropped because it is too late, later because of quiet hours; null when not due. */
export function claimAlert(alert: Alert, now: Date): Alert | null {
  if (!isAlertDue(alert, now)) return null;
  if (now >= alert.expires_at) return ended(alert, 'dropped', 'too-late');
  // The provider may have it already: an SMS is sent at most once.
  if (alert.state === 'sending' && alert.channel === 'sms') return ended(alert, 'dropped', 'interrupted');
  if (alert.attempts >= maxAttempts) return ended(alert, 'failed', alert.reason ?? 'interrupted');
  // An attempt that began before them and was not finished, or was to be repeated.
  if (isQuiet(now)) return { ...alert, state: 'pending', next_attempt_at: afterQuiet(now), lease_until: null };
  return {
    ...alert,
    state: 'sending',
    attempts: alert.attempts + 1,
    next_attempt_at: null,
    lease_until: after(now, leaseMs),
    reason: alert.state === 'sending' ? 'interrupted' : alert.reason,
  };
}

/** Whether it may be handed over: the attempt still holds its lease, and it is not too late and not quiet. */
export const mayLeave = ({ lease_until: lease, expires_at: end }: Alert, now: Date): boolean =>
  lease !== null && now < after(lease, -leaseMarginMs) && now < end && !isQuiet(now);

/** Whether she still wants to be told of it this way. */
export const isStillWanted = (
  { kind, channel, senior_id }: Pick<Alert, 'kind' | 'channel' | 'senior_id'>,
  chosen: ChosenChannels,
): boolean => channelsOf(kind, chosen, senior_id).includes(channel);

const retryDelayMs = (attempts: number): number => Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);

/** @returns the alert after an attempt; null when the lease was taken over. What was sent is recorded even then. */
export function settleAlert(alert: Alert, attempt: number, outcome: AlertOutcome, now: Date): Alert | null {
  if (outcome.kind === 'sent') {
    return alert.sent_at === null ? { ...ended(alert, 'sent', null), sent_at: now } : null;
  }
  if (alert.state !== 'sending' || alert.attempts !== attempt) return null;
  if (outcome.kind === 'dropped') return ended(alert, 'dropped', outcome.reason);
  if (outcome.kind === 'refused') return ended(alert, 'failed', 'refused');
  if (attempt >= maxAttempts) return ended(alert, 'failed', outcome.reason);
  const next = afterQuiet(after(now, retryDelayMs(attempt)));
  if (next >= alert.expires_at) return ended(alert, 'dropped', 'too-late');
  return { ...alert, state: 'pending', next_attempt_at: next, lease_until: null, reason: outcome.reason };
}
