import { ok } from '#domain/result.ts';
import type { Decision, RequestCase } from '../request-case.ts';

/** Nobody in particular works on the request any more. What was agreed and planned stays. */
export function releaseRequest(before: RequestCase): Decision {
  return ok({ ...before, takenBy: null });
}
