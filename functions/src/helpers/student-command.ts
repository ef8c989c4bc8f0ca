import type { HelperAnswer } from '#domain/contracts/helpers.ts';
import type { CommandContext } from '#domain/dispatch/transaction/case-command.ts';
import type { KnownStudent } from '#domain/dispatch/commands/offer-visit.ts';
import type { Decision, RequestCase } from '#domain/dispatch/request-case.ts';
import { err, ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { withStudent } from '../shell/with-student.ts';

/** What every command of a student on a visit carries. */
interface OnVisit {
  readonly link: string;
  readonly command_id: string;
  readonly visit_id: string;
}

export type StudentServices = Pick<Services, 'clock' | 'dispatch' | 'helperLinks' | 'rateLimits' | 'studentWork'>;

interface Particulars {
  /** Kept as an internal note; none when empty. */
  readonly note?: string;
  decide(before: RequestCase, student: KnownStudent, context: CommandContext): Decision;
}

/**
 * Makes the handler of a student's command on one visit: one transaction, without a revision, because what the student sees
 * is a part of the request and the decision itself looks at what holds.
 * @param name verb-noun, as in the contract.
 */
export function studentCommand<Input extends OnVisit>(name: string, particulars: (input: Input) => Particulars) {
  return (input: Input, _caller: null, services: StudentServices): Promise<Answer<HelperAnswer>> =>
    withStudent(name, input.link, services, async ({ id }) => {
      const visit = await services.studentWork.find(input.visit_id);
      if (visit === null) return ok({ outcome: 'rejected', code: 'not-found' } as const);
      const { decide, note } = particulars(input);
      const answer = await services.dispatch.run({
        name,
        commandId: input.command_id,
        requestId: visit.request_id,
        revision: null,
        actor: { uid: id, role: 'student' },
        seniorId: null,
        studentId: id,
        ...(note === undefined ? {} : { note }),
        decide: (before, context) =>
          context.student === null ? err('student-not-found') : decide(before, context.student, context),
      });
      return ok(
        answer.outcome === 'done' ? { outcome: 'done' as const } : { outcome: answer.outcome, code: answer.code },
      );
    });
}
