import { collections } from '#domain/collections.ts';
import { type CircleQuestion, circleQuestionSchema } from '#domain/documents/circles/circle-question.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { listed } from './list-page.ts';
import { readGrowing } from './live/read-waiting.ts';
import { endOfHour, type WaitingList, waitingNames } from './live/waiting-list.ts';

export interface OpenCircleQuestions {
  readonly questions: readonly CircleQuestion[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

const dueBy = (moment: Date): WaitingList => ({
  name: waitingNames.circles,
  collection: collections.circleQuestions,
  all: [['call_at', '<=', moment]],
  by: 'call_at',
});

/** The yearly questions about circles that staff has to ask on the telephone by now, the longest waiting first. */
export async function listCircleQuestions(now: Date, most: number): Promise<Result<OpenCircleQuestions, DomainError>> {
  const found = await readGrowing(
    { ahead: dueBy(endOfHour(now)), now: dueBy(now), field: 'call_at', moment: now },
    most,
  );
  if (!found.ok) return found;
  const { docs, count } = found.value;
  return ok({ questions: listed(circleQuestionSchema, docs).map(({ value }) => value), count });
}
