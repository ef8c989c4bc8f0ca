import { type Alert, alertChannels, type AlertReason } from '../documents/alerts/alert.ts';
import type { Mail } from '../documents/mail.ts';
import type { Channel, ChosenChannels } from '../documents/alerts/notification-preferences.ts';
import { type AlertWindow, alertWindowsOf } from './alert-windows.ts';
import { familyChannels } from './family-alerts.ts';
import { afterQuiet, isQuiet } from './quiet-hours.ts';
import { staffWindowOf } from './staff-windows.ts';
import { channelsFor, isStaffChannel, toldKindOf } from './told-channels.ts';

/** The result of one attempt. */
export type AlertOutcome =
  | { readonly kind: 'sent' }
  /** It is true and wanted, and waits for staff now. */
  | { readonly kind: 'hand-over' }
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
  /** What waits for staff is held against the visit so often. */
  recheckMs: 900_000,
} as const;

const { leaseMs, leaseMarginMs, firstDelayMs, longestDelayMs, maxAttempts, recheckMs } = alertDelivery;

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
  /** Of a senior to whom nothing is mailed. */
  readonly isUnmailed?: boolean;
}

/** By which ways a person is told: the senior herself, or a member of her circle. */
const channelsOf = (
  { kind, senior_id: seniorId, unmailed }: Pick<Alert, 'kind' | 'senior_id' | 'unmailed'>,
  chosen: ChosenChannels,
): readonly Channel[] =>
  seniorId === undefined ? channelsFor(kind, chosen, unmailed !== true) : familyChannels(kind, chosen);

type Way = AlertWindow & { readonly channel: Alert['channel'] };

/** What leaves by which way and when: by itself, or as work of staff. */
function waysOf({ template, values }: Pick<Mail, 'template' | 'values'>, wanted: readonly Channel[], now: Date) {
  const ways = alertChannels.filter((channel) => wanted.includes(channel));
  const own = alertWindowsOf(template, values, now).flatMap((window): readonly Way[] =>
    ways.map((channel) => ({ ...window, channel })),
  );
  const byStaff = wanted
    .filter(isStaffChannel)
    .map((channel) => staffWindowOf(template, values, channel, now))
    .filter((way) => way !== null);
  // A letter that would come too late is a call, which she may have chosen as well.
  return new Map([...own, ...byStaff].map((way) => [`${way.text}_${way.channel}`, way]));
}

/** The work that a mail brings beside itself, under ids that a repetition meets. */
export function alertsOf(
  mailId: string,
  mail: Pick<Mail, 'template' | 'language' | 'values'>,
  { userId, chosen, seniorId, isUnmailed = false }: Told,
  now: Date,
): readonly AlertOrder[] {
  const kind = toldKindOf(mail.template);
  if (kind === null) return [];
  const { template, language, values } = mail;
  const about = {
    ...(seniorId === undefined ? {} : { senior_id: seniorId }),
    ...(isUnmailed ? ({ unmailed: true } as const) : {}),
  };
  const reader = seniorId === undefined ? '' : `_${userId}`;
  const ways = waysOf(mail, channelsOf({ kind, ...about }, chosen), now);
  return [...ways].map(([name, { text, channel, from, until }]) => ({
    id: `${mailId}_${name}${reader}`,
    alert: {
      ...about,
      ...{ user_id: userId, mail_id: mailId, kind, text, channel, template, language, values },
      ...{ state: 'pending', attempts: 0, expires_at: until, next_attempt_at: from, lease_until: null },
      ...{ reason: null, created_at: now, sent_at: null },
    },
  }));
}

export function isAlertDue(alert: Alert, now: Date): boolean {
  const { state, next_attempt_at: next } = alert;
  if (state === 'pending' || state === 'to-do') return next !== null && next <= now;
  return alert.state === 'sending' && (alert.lease_until === null || alert.lease_until <= now);
}

const ended = (alert: Alert, state: 'sent' | 'dropped' | 'failed', reason: AlertReason | null): Alert => ({
  ...alert,
  state,
  reason,
  next_attempt_at: null,
  lease_until: null,
});

/** Whoever phones may finish: she began in time. */
const isTakenAt = ({ taken }: Alert, now: Date): boolean => taken != null && taken.until > now;

function checkedAgain(alert: Alert, now: Date): Alert {
  const { taken, expires_at: end } = alert;
  if (taken != null && isTakenAt(alert, now)) return { ...alert, next_attempt_at: taken.until };
  const next = after(now, recheckMs);
  return { ...alert, next_attempt_at: next < end ? next : end };
}

const isByStaff = ({ channel }: Pick<Alert, 'channel'>): boolean => isStaffChannel(channel);

/**
 * @returns the alert as it becomes: sending, dropped because it is too late, later because of quiet hours; one that waits for
 * staff goes on waiting, and is looked at by the caller. Null when not due.
 */
export function claimAlert(alert: Alert, now: Date): Alert | null {
  if (!isAlertDue(alert, now)) return null;
  if (alert.state === 'to-do' && (now < alert.expires_at || isTakenAt(alert, now))) return checkedAgain(alert, now);
  if (now >= alert.expires_at) return ended(alert, 'dropped', 'too-late');
  // The provider may have it already: an SMS is sent at most once.
  if (alert.state === 'sending' && alert.channel === 'sms') return ended(alert, 'dropped', 'interrupted');
  if (alert.attempts >= maxAttempts) return ended(alert, 'failed', alert.reason ?? 'interrupted');
  // An attempt that began before them and was not finished, or was to be repeated.
  if (isQuiet(now) && !isByStaff(alert))
    return { ...alert, state: 'pending', next_attempt_at: afterQuiet(now), lease_until: null };
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
export const mayLeave = (alert: Alert, now: Date): boolean => {
  const { lease_until: lease, expires_at: end } = alert;
  return lease !== null && now < after(lease, -leaseMarginMs) && now < end && (isByStaff(alert) || !isQuiet(now));
};

/** Whether she still wants to be told of it this way. */
export function isStillWanted(
  alert: Pick<Alert, 'kind' | 'channel' | 'senior_id' | 'unmailed'>,
  chosen: ChosenChannels,
): boolean {
  const wanted = channelsOf(alert, chosen);
  // In the place of a letter that would have come too late.
  return wanted.includes(alert.channel) || (alert.channel === 'call' && wanted.includes('letter'));
}

const retryDelayMs = (attempts: number): number => Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);

/** @returns the alert after an attempt; null when the lease was taken over. What was sent is recorded even then. */
export function settleAlert(alert: Alert, attempt: number, outcome: AlertOutcome, now: Date): Alert | null {
  if (outcome.kind === 'sent') {
    return alert.sent_at === null ? { ...ended(alert, 'sent', null), sent_at: now } : null;
  }
  if (alert.state === 'to-do') return outcome.kind === 'dropped' ? ended(alert, 'dropped', outcome.reason) : null;
  if (alert.state !== 'sending' || alert.attempts !== attempt) return null;
  if (outcome.kind === 'hand-over')
    return { ...checkedAgain(alert, now), state: 'to-do', lease_until: null, reason: null };
  if (outcome.kind === 'dropped') return ended(alert, 'dropped', outcome.reason);
  if (outcome.kind === 'refused') return ended(alert, 'failed', 'refused');
  if (attempt >= maxAttempts) return ended(alert, 'failed', outcome.reason);
  const next = afterQuiet(after(now, retryDelayMs(attempt)));
  if (next >= alert.expires_at) return ended(alert, 'dropped', 'too-late');
  return { ...alert, state: 'pending', next_attempt_at: next, lease_until: null, reason: outcome.reason };
}
