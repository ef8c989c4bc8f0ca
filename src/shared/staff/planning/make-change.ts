import { assignStudent, moveVisit, offerVisit, unassignStudent } from '#domain/contracts/dispatch.ts';
import { type PlanningChange, type PlanningStep, planningSteps } from '#domain/dispatch/planning-change.ts';
import type { DispatchProblem } from '../dispatch/use-dispatch.ts';
import type { SendCommand, SentCommand } from '../dispatch/use-send.ts';

export interface Making {
  readonly change: PlanningChange;
  /** Of the board's row, as the screen shows it. */
  readonly revision: number;
  /** Kept as a note with the first command. */
  readonly reason: string;
  /** Whether the reason is also why a student is planned whom a rule speaks against. */
  readonly overrules: boolean;
}

export interface MadeChange {
  /** The commands that were done, in their order. */
  readonly done: readonly PlanningStep['command'][];
  /** Why the rest was not; null when all of it was. */
  readonly problem: DispatchProblem | null;
  /** Of the row afterwards. */
  readonly revision: number;
}

function commandOf(
  step: PlanningStep,
  { change, reason, overrules }: Making,
  revision: number,
  first: boolean,
): SentCommand {
  const { id: visit_id, visit } = change.visit;
  const base = { request_id: visit.request_id, visit_id, revision };
  const note = first ? reason : '';
  switch (step.command) {
    case 'unassign-student':
      return { contract: unassignStudent, input: { ...base, reason: note } };
    case 'move-visit':
      return { contract: moveVisit, input: { ...base, ...change.time, reason: note } };
    case 'assign-student':
      return {
        contract: assignStudent,
        input: { ...base, student_id: step.studentId, reason: overrules ? reason : note },
      };
    case 'offer-visit':
      return { contract: offerVisit, input: { ...base, student_id: step.studentId } };
  }
}

/**
 * Gives the commands of a change one by one, each on what the one before left. It stops at the first that is not done: what
 * was done before stays, and is told.
 */
export async function makeChange(send: SendCommand, making: Making): Promise<MadeChange> {
  const done: PlanningStep['command'][] = [];
  let { revision } = making;
  for (const step of planningSteps(making.change)) {
    const answered = await send(commandOf(step, making, revision, done.length === 0));
    if (!answered.ok) return { done, problem: { kind: 'failed', error: answered.error }, revision };
    if (answered.value.outcome === 'rejected') {
      const { code, conflict } = answered.value;
      return { done, problem: { kind: 'rejected', code, conflict }, revision };
    }
    revision = answered.value.revision;
    done.push(step.command);
  }
  return { done, problem: null, revision };
}
