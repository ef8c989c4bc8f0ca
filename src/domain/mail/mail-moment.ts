import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';
import { brusselsTimeZone } from '../requests/time-zone.ts';

/** A moment as a mail's order holds it: "yyyy-MM-dd HH:mm" in Brussels. */
export const mailMoment = (moment: Date): string =>
  formatISO(moment, { in: tz(brusselsTimeZone) })
    .slice(0, 'yyyy-MM-ddTHH:mm'.length)
    .replace('T', ' ');
