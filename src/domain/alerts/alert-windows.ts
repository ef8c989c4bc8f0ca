import type { MailTemplate } from '../documents/mail.ts';
import type { AlertText } from '../documents/alerts/alert.ts';
import { addDaysTo, brusselsDate, momentOf } from '../requests/calendar.ts';
import { toldKindOf } from './told-channels.ts';
import { afterQuiet, hourBeforeQuiet, isQuiet } from './quiet-hours.ts';

/** What is said, and between which moments it may leave. */
export interface AlertWindow {
  readonly text: AlertText;
  readonly from: Date;
  readonly until: Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const eveningBefore = { from: '18:00', until: '21:00' } as const;
/** A reminder of an hour before is of no use any more when somebody is about to ring. */
const lastMinutes = 15;

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** The beginning of the visit that a mail is about, "yyyy-MM-dd HH:mm"; null for one without a time. */
export function startOf(when: string | undefined): Date | null {
  const [date, start] = when?.split(' ') ?? [];
  if (date === undefined || start === undefined) return null;
  const moment = momentOf(date, start);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A queue that is slow needs as much. */
const leastWindowMs = hourMs / 2;

/** One hour before; where that is in quiet hours or just before them, in the last hour before those. */
function hourBefore(start: Date): AlertWindow {
  const hourEarlier = after(start, -hourMs);
  const from = isQuiet(hourEarlier) ? hourEarlier : after(hourEarlier, leastWindowMs);
  if (!isQuiet(from)) return { text: 'soon', from: hourEarlier, until: after(start, -lastMinutes * minuteMs) };
  return { text: 'early', ...hourBeforeQuiet(from) };
}

/** Those of the evening before and of one hour before; each belongs to the mail of the day on which it leaves. */
function remindersOf(template: MailTemplate, start: Date): readonly AlertWindow[] {
  const day = brusselsDate(start);
  const dayBefore = addDaysTo(day, -1);
  const evening: AlertWindow = {
    text: 'tomorrow',
    from: momentOf(dayBefore, eveningBefore.from),
    until: momentOf(dayBefore, eveningBefore.until),
  };
  const own = template === 'visit-tomorrow' ? dayBefore : day;
  return [evening, hourBefore(start)].filter(({ from }) => brusselsDate(from) === own);
}

/**
 * What leaves beside a mail, by push or SMS, and when. Nothing leaves in quiet hours, and nothing of which the moment has
 * passed: the windows that are over are left out.
 */
export function alertWindowsOf(
  template: MailTemplate,
  values: Readonly<Record<string, string>>,
  now: Date,
): readonly AlertWindow[] {
  const kind = toldKindOf(template);
  const start = startOf(values['when']);
  if (kind === null || kind === 'review') return [];
  const from = afterQuiet(now);
  const windows: Readonly<Record<typeof kind, () => readonly AlertWindow[]>> = {
    reminder: () => (start === null ? [] : remindersOf(template, start)),
    underway: () => (start === null ? [] : [{ text: 'underway', from, until: after(start, hourMs / 2) }]),
    change: () => [{ text: 'change', from, until: after(from, dayMs) }],
    payment: () => [{ text: template === 'gift-received' ? 'gift' : 'payment', from, until: after(from, 3 * dayMs) }],
    approval: () => [{ text: 'approval', from, until: after(from, 3 * dayMs) }],
    message: () => [{ text: 'message', from, until: after(from, dayMs) }],
  };
  return windows[kind]().filter(({ from: begin, until }) => begin < until && now < until);
}
