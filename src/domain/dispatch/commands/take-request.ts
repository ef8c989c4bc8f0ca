import { err, ok } from '#domain/result.ts';
import { firstVisit } from '../read-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/** The staff member works on the request from now on, also when a colleague did. Its first visit is opened. */
export function takeRequest(before: RequestCase, { now, actor }: DecisionContext): Decision {
  if (before.visits.length > 0) return ok({ ...before, takenBy: actor });
  const first = firstVisit(before.request, now);
  return first === null ? err('visit-time-invalid') : ok({ ...before, takenBy: actor, visits: [first] });
}
