import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { leadTimeDays } from '#domain/requests/lead-time.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { fieldsOf, serverTime, withField } from '../documents/field-value.ts';
import { maria, uidOf } from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import type { RulesCase } from './rules-case.ts';

const hour = 3600 * 1000;
const newRequestId = requestIdOf(2_000_000);

/** Maria requests a day that is this many days from the earliest allowed one. */
export function leadTimeCase(now: Date, daysFromEarliest: number): RulesCase {
  const date = addDaysTo(brusselsDate(now), leadTimeDays + daysFromEarliest);
  const request = fieldsOf(aServiceRequest({ request_id: newRequestId, senior_id: uidOf(maria), request_date: date }));
  return {
    name: `at ${now.toISOString()} Maria asks for ${date}`,
    actor: maria,
    collection: 'service_requests',
    request: { verb: 'create', id: newRequestId, data: withField(request, 'created_at', serverTime) },
    stored: null,
    now,
  };
}

/** The latest day that is too near, and the earliest allowed one. */
const edgesAt = (now: Date): readonly RulesCase[] => [leadTimeCase(now, -1), leadTimeCase(now, 0)];

/**
 * The moments at which the day in Brussels is hardest to determine: around midnight, in summer and in winter; on the
 * Sundays on which summer time begins and ends; at the end of months and years; on leap days.
 */
export function edgeMoments(): readonly Date[] {
  const years = Array.from({ length: 14 }, (_, index) => 2024 + index);
  const days = years.flatMap((year) => [
    ...aroundLastSunday(year, 3),
    ...aroundLastSunday(year, 10),
    ...[`${year}-01-01`, `${year}-02-25`, `${year}-02-28`, `${year}-12-28`, `${year}-12-31`],
    ...['06', '07', '08', '09', '10', '11', '30'].map((day) => `${year}-09-${day}`),
    ...['08', '29'].map((day) => `${year}-10-${day}`),
    `${year}-06-15`,
  ]);
  const times = ['00:00:00', '00:59:59.999', '01:00:00', '21:59:59.999', '22:00:00', '22:59:59.999', '23:00:00'];
  return days.flatMap((day) => times.map((time) => new Date(`${day}T${time}Z`)));
}

function aroundLastSunday(year: number, month: number): readonly string[] {
  const end = new Date(Date.UTC(year, month - 1, 31));
  const sunday = end.getTime() - end.getUTCDay() * 24 * hour;
  return [-7, -1, 0, 1].map((days) => new Date(sunday + days * 24 * hour).toISOString().slice(0, 10));
}

export function leadTimeCases(): readonly RulesCase[] {
  return edgeMoments().flatMap(edgesAt);
}
