import type { Quote } from '../documents/quote.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { readRequestStatus } from '../requests/request-status.ts';
import { answerQuote } from './commands/answer-quote.ts';
import { cancelRequest } from './commands/cancel-request.ts';
import { cancelVisit } from './commands/cancel-visit.ts';
import { moveVisit } from './commands/move-visit.ts';
import { type KnownStudent, offerVisit } from './commands/offer-visit.ts';
import { sendQuote } from './commands/send-quote.ts';
import { startVisit } from './commands/start-visit.ts';
import { unassignStudent } from './commands/unassign-student.ts';
import type { DispatchRejection } from './rejections.ts';
import { endSeries } from './series/end-series.ts';
import type { Decision, DecisionContext, RequestCase } from './request-case.ts';

export const staffSteps = [
  'quote',
  'answer',
  'offer',
  'unassign',
  'move',
  'start-visit',
  'cancel-visit',
  'end-series',
  'cancel-request',
] as const;

export type StaffStep = (typeof staffSteps)[number];

/** Why a step cannot be taken: what the server would answer, or there is nothing to take it on. */
export type StepObstacle = DispatchRejection | 'no-quote' | 'no-visit';

const anyStudent: KnownStudent = {
  id: '-',
  student: { first_name: '-', last_name: '-', residence: '' },
  profile: null,
};
const anyPrice = { variant: 'standard', cents_per_hour: 1000, minutes: 60, reason: '-' } as const;

const obstacleOf = (decision: Decision): StepObstacle | null => (decision.ok ? null : decision.error);

/** Which student is not known yet: what only she would stand in the way of is no obstacle. */
const onlyForVisit = (obstacle: StepObstacle | null) => (obstacle === 'student-not-allowed' ? null : obstacle);

function answerObstacle(before: RequestCase, quote: Quote | null, now: Date): StepObstacle | null {
  if (quote === null) return 'no-quote';
  if (quote.state !== 'sent') return 'quote-answered';
  return obstacleOf(answerQuote(before, { number: quote.number, answer: 'yes', how: 'phone' }, now));
}

/**
 * Returns what stands in the way of each step on a request and one of its visits, by the very decisions of the server; null
 * where nothing does. A student's day and a colleague's change are not known here: the server has the last word.
 */
export function obstacles(
  before: RequestCase,
  visit: StoredVisit | null,
  context: DecisionContext,
): Readonly<Record<StaffStep, StepObstacle | null>> {
  const isCancelled = readRequestStatus(before.request.status) === 'cancelled';
  const step = (decide: () => StepObstacle | null) => (isCancelled ? 'request-cancelled' : decide());
  const onVisit = (decide: (id: string) => Decision) =>
    step(() => (visit === null ? 'no-visit' : obstacleOf(decide(visit.id))));
  // Moving to a time that is taken is refused; what is asked here is whether the visit can be moved at all.
  const later = { date: '9998-12-31', start: '09:00', minutes_planned: 60 };
  return {
    quote: step(() => obstacleOf(sendQuote(before, anyPrice, context))),
    answer: step(() => answerObstacle(before, before.quote, context.now)),
    offer: onlyForVisit(onVisit((id) => offerVisit(before, id, anyStudent, context))),
    unassign: onVisit((id) => unassignStudent(before, id, context)),
    move: onVisit((id) => moveVisit(before, id, later, context)),
    'start-visit': onVisit((id) => startVisit(before, id, context)),
    'cancel-visit': onVisit((id) => cancelVisit(before, id, context)),
    'end-series': onVisit((id) => endSeries(before, id, context)),
    'cancel-request': step(() => obstacleOf(cancelRequest(before, context))),
  };
}
