import { brusselsDate, momentOf } from '#domain/requests/calendar.ts';

/** A season of students begins on 1 September, with the academic year. */
const firstDay = '09-01';

/** The last day on which the links of a season count: a month into the next, in which the new link arrives. */
const lastDay = '09-30';

export interface Season {
  /** The calendar year in which it begins. */
  readonly name: string;
  /** When its links end. */
  readonly linksEndAt: Date;
}

/** The season of a moment, in Brussels. */
export function seasonOf(now: Date): Season {
  const today = brusselsDate(now);
  const year = Number(today.slice(0, 4));
  const begin = today.slice(5) >= firstDay ? year : year - 1;
  return { name: String(begin), linksEndAt: momentOf(`${begin + 1}-${lastDay}`, '23:59') };
}
