import type { z } from 'zod';
import type { CheckInAnswer, checkIn as contract } from '#domain/contracts/helpers.ts';
import { checkIn as decide } from '#domain/dispatch/commands/start-visit.ts';
import { ok } from '#domain/result.ts';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import type { Answer } from '../shell/answer.ts';
import { studentCommand, type StudentServices } from './student-command.ts';

type Input = z.output<typeof contract.input>;

const command = studentCommand<Input>('check-in', ({ visit_id: visitId, code, at }) => ({
  decide: (before, { id: studentId }, context) =>
    decide(before, { visitId, studentId, code, at: new Date(at) }, context),
}));

/** A wrong code is counted, which is a change: what the visit is afterwards says whether the code was right. */
export async function checkIn(input: Input, caller: null, services: StudentServices): Promise<Answer<CheckInAnswer>> {
  const answer = await command(input, caller, services);
  if (!answer.ok || answer.value.outcome === 'rejected') return answer;
  const visit = await services.studentWork.find(input.visit_id);
  if (visit?.state !== 'confirmed') return answer;
  const triesLeft = wrongCodesAtMost - (visit.wrong_codes ?? 0);
  return ok(
    triesLeft > 0
      ? { outcome: 'rejected', code: 'code-wrong', tries_left: triesLeft }
      : { outcome: 'rejected', code: 'code-locked' },
  );
}
