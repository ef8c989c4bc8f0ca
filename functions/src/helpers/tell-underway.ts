import type { z } from 'zod';
import type { HelperAnswer, tellUnderway as contract } from '#domain/contracts/helpers.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { withStudent } from '../shell/with-student.ts';

type UnderwayServices = Pick<Services, 'clock' | 'comingVisits' | 'helperLinks' | 'rateLimits' | 'studentWork'>;

/** Changes nothing about the visit: the senior is told, once for each appointment. */
export function tellUnderway(
  { link, visit_id: visitId }: z.output<typeof contract.input>,
  _caller: null,
  services: UnderwayServices,
): Promise<Answer<HelperAnswer>> {
  return withStudent('tell-underway', link, services, async ({ id: studentId }): Promise<Answer<HelperAnswer>> => {
    const visit = await services.studentWork.find(visitId);
    if (visit === null) return ok({ outcome: 'rejected', code: 'not-found' } as const);
    const isTold = await services.comingVisits.tellUnderway({ visitId, requestId: visit.request_id }, studentId);
    return ok(isTold ? ({ outcome: 'done' } as const) : ({ outcome: 'rejected', code: 'visit-not-now' } as const));
  });
}
