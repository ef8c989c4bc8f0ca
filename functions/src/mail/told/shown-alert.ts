import { isQuiet } from '#domain/alerts/quiet-hours.ts';
import { dueOf } from '#domain/alerts/staff-windows.ts';
import type { WaitingAlert } from '#domain/contracts/told.ts';
import type { Services } from '#functions/shell/services.ts';

type StaffAlert = Awaited<ReturnType<Services['staffAlerts']['waiting']>>[number];

/**
 * What waits for staff, as its screens show it; null for what is too late, except to whom began in time, and for a call in
 * quiet hours.
 */
export function shownAlert({ id, alert, name, phone }: StaffAlert, readerUid: string, now: Date): WaitingAlert | null {
  const { channel, kind, template, values, expires_at: until, created_at: from, text, tries = 0 } = alert;
  if (channel !== 'letter' && channel !== 'call') return null;
  const taken = alert.taken != null && alert.taken.until > now ? alert.taken : null;
  const isHers = taken?.by === readerUid;
  if ((now >= until || (channel === 'call' && isQuiet(now))) && !isHers) return null;
  return {
    ...{ alert_id: id, senior_id: alert.user_id, name, phone, channel, kind, template, tries },
    when: values['when'] ?? '',
    due_at: dueOf({ text, channel, from, until }).toISOString(),
    expires_at: until.toISOString(),
    taken_by: taken === null ? null : { uid: taken.by, name: taken.name },
  };
}
