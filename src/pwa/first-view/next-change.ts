import { terms } from '#domain/public/terms.ts';
import { visitSpan } from '#domain/requests/visit-span.ts';
import { doorClosesAt, doorOpensAt } from '#domain/visits/door-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Fields = ReadonlyMap<string, unknown>;

const moment = /^\d{4}-\d\d-\d\dT/;

function firstText(fields: Fields, names: readonly string[]): string {
  const found = names.map((name) => fields.get(name)).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
}

function hoursOf(fields: Fields): number {
  const [hours, minutes] = [fields.get('hours_requested') ?? fields.get('hours'), fields.get('minutes')];
  if (typeof minutes === 'number') return minutes / 60;
  return typeof hours === 'number' ? hours : 1;
}

/** A visit begins and ends, can be cancelled for free until some time before it, and has hours at which a student can come. */
function momentsOfVisit(fields: Fields): readonly number[] {
  const requestDate = firstText(fields, ['request_date', 'requestDate', 'date']);
  const time = firstText(fields, ['preferred_time', 'time', 'start']);
  const span = visitSpan({ requestDate, time, hours: hoursOf(fields) });
  if (span === null) return [];
  const start = span.start.getTime();
  const own = [start, span.end.getTime(), start - terms.freeCancellationHours * hourMs];
  if (span.allDay) return own;
  const agreed = { date: requestDate, start: time };
  // A millisecond later, since a student can still come at the last moment.
  return [...own, doorOpensAt(agreed).getTime(), doorClosesAt(agreed).getTime() + 1];
}

function momentsIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return moment.test(value) ? [Date.parse(value)] : [];
  if (value instanceof Date) return [value.getTime()];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const own = Array.isArray(value) ? [] : momentsOfVisit(new Map<string, unknown>(entries));
  return [...own, ...entries.flatMap(([, each]) => momentsIn(each))];
}

/**
 * The first moment after this one that is named in data, as a time or as the visit of a day and an hour: what is shown of
 * them may be another thing then. Null when there is none within a day, which is as long as any view is kept.
 */
export function nextChange(data: unknown, now: Date): Date | null {
  const from = now.getTime();
  const coming = momentsIn(data).filter((at) => at > from && at <= from + dayMs);
  return coming.length === 0 ? null : new Date(Math.min(...coming));
}
