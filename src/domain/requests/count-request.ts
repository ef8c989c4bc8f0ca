import type { RequestDay } from '../documents/requests/request-day.ts';
import { addDaysTo, brusselsDate, midnightOf } from './calendar.ts';
import { mostRequestsPerDay } from './request-cap.ts';

/** `counted`: with the day as it becomes. `past`: more than are taken of one senior on one day. */
export type CountedRequest =
  | { readonly kind: 'counted'; readonly day: RequestDay }
  | { readonly kind: 'known' | 'past' };

export interface NewRequest {
  readonly seniorId: string;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * Counts a new request. A request that was counted stays counted, and one of a day that is over is let through: its day was
 * counted when there was room, or is not known any more.
 */
export function countRequest(stored: RequestDay | null, { seniorId, requestId, at }: NewRequest): CountedRequest {
  const day = brusselsDate(at);
  const isLater = stored !== null && stored.day > day;
  const former = stored?.day === day ? stored.request_ids : [];
  if (isLater || former.includes(requestId)) return { kind: 'known' };
  if (former.length >= mostRequestsPerDay) return { kind: 'past' };
  const ids = [...former, requestId];
  const end = midnightOf(addDaysTo(day, 1));
  return {
    kind: 'counted',
    day: {
      senior_id: seniorId,
      day,
      request_ids: ids,
      takes_from: ids.length < mostRequestsPerDay ? midnightOf(day) : end,
      expires_at: end,
    },
  };
}
