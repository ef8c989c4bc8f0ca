import type { AlertText } from '../documents/alerts/alert.ts';
import type { StaffChannel } from '../documents/alerts/staff-channels.ts';
import type { MailTemplate } from '../documents/mail.ts';
import { addDaysTo, brusselsDate, momentOf } from '../requests/calendar.ts';
import { startOf } from './alert-windows.ts';
import { afterQuiet } from './quiet-hours.ts';
import { channelsOfKind, toldKindOf } from './told-channels.ts';

/** What staff tells, by which way, and between which moments. */
export interface StaffWindow {
  readonly text: AlertText;
  readonly channel: StaffChannel;
  readonly from: Date;
  readonly until: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** As the law counts a letter: three working days, with a weekend and two holidays (decision 70). */
const letterDays = 7;
/** Of what has no visit to come. */
const callDays = 2;
/** So soon after a change she should be phoned, where there is that much time. */
const changeHours = 4;

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

const whole = ({ from, until, ...rest }: StaffWindow): StaffWindow | null =>
  from < until ? { ...rest, from, until } : null;

/** A letter that arrives before the visit; null where none does. */
function letterWindow(text: AlertText, start: Date | null, now: Date): StaffWindow | null {
  const isToCome = start !== null && start > now;
  return whole({
    text,
    channel: 'letter',
    from: now,
    until: after(isToCome ? start : now, (isToCome ? -1 : 1) * letterDays * dayMs),
  });
}

/**
 * When staff tells what a mail says: from now, and for calls from 8 to 21 h, until it would be after the fact. What a letter
 * would tell too late is told by telephone. @returns null where it cannot be told in time, or not so.
 */
export function staffWindowOf(
  template: MailTemplate,
  values: Readonly<Record<string, string>>,
  channel: StaffChannel,
  now: Date,
): StaffWindow | null {
  const kind = toldKindOf(template);
  if (kind === null || kind === 'review' || !channelsOfKind(kind).includes(channel)) return null;
  const start = startOf(values['when']);
  const from = afterQuiet(now);
  if (kind === 'reminder') {
    // Of the day itself nobody phones again.
    if (template !== 'visit-tomorrow' || start === null) return null;
    const until = momentOf(addDaysTo(brusselsDate(start), -1), '21:00');
    return whole({ text: 'tomorrow', channel: 'call', from, until });
  }
  const letter = channel === 'letter' ? letterWindow(kind, start, now) : null;
  if (letter !== null) return letter;
  const until = start !== null && start > now ? start : after(from, callDays * dayMs);
  return whole({ text: kind, channel: 'call', from, until });
}

/** By when staff should have told it: phoned of a change soon, everything else before it is too late. */
export function dueOf({
  text,
  channel,
  from,
  until,
}: Omit<StaffWindow, 'channel'> & { readonly channel: string }): Date {
  const soon = after(afterQuiet(from), changeHours * hourMs);
  return text === 'change' && channel === 'call' && soon < until ? soon : until;
}
