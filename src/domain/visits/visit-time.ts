import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { momentOf } from '../requests/calendar.ts';
import { brusselsTimeZone } from '../requests/time-zone.ts';

/** False for a time that the clock skips in the night that summer time begins. */
export function isTimeOnClock(isoDay: string, time: string): boolean {
  return format(momentOf(isoDay, time), 'yyyy-MM-dd HH:mm', { in: tz(brusselsTimeZone) }) === `${isoDay} ${time}`;
}
