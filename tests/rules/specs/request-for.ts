import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import type { ServiceRequest } from '#domain/documents/service-request.ts';
import { leadTimeDays } from '#domain/requests/lead-time.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { type FieldMap, fieldsOf, serverTime, withField } from '../documents/field-value.ts';
import { type Actor, uidOf } from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';

/** An id without a stored request. */
export const newRequestId = requestIdOf(0xfeed);

/** A day that the server's clock accepts, however long a test runs. */
export const inDays = (days: number): string => addDaysTo(brusselsDate(new Date()), days);

/** A valid request of an actor, as the app sends it. */
export function requestFor(actor: Actor, overrides: Partial<ServiceRequest> = {}): FieldMap {
  const request = aServiceRequest({
    request_id: newRequestId,
    senior_id: uidOf(actor),
    request_date: inDays(leadTimeDays + 2),
    ...overrides,
  });
  return overrides.created_at === undefined
    ? withField(fieldsOf(request), 'created_at', serverTime)
    : fieldsOf(request);
}
