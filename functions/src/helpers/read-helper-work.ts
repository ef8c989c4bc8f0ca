import type { z } from 'zod';
import type { readHelperWork as contract } from '#domain/contracts/helpers.ts';
import { ok } from '#domain/result.ts';
import { helperWork } from '#domain/students/helper/helper-work.ts';
import type { Answer } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { withStudent } from '../shell/with-student.ts';

type ReadServices = Pick<Services, 'clock' | 'helperLinks' | 'rateLimits' | 'studentWork'>;

/** The student's page. */
export async function readHelperWork(
  { link }: z.output<typeof contract.input>,
  _caller: null,
  services: ReadServices,
): Promise<Answer<z.input<typeof contract.output>>> {
  return withStudent('read-helper-work', link, services, async (student) => {
    const now = services.clock.now();
    return ok(helperWork(student, await services.studentWork.visitsOf(student.id, now), now));
  });
}
