import type { Visit } from '../documents/visit.ts';
import { momentOf } from '../requests/calendar.ts';
import { mayMoveVisit } from '../visits/visit-state.ts';

/** What staff can say of a visit that has begun, by the clock. */
const workSteps = ['record-visit', 'miss-visit', 'correct-visit'] as const;

export type WorkStep = (typeof workSteps)[number];

/** The steps that the server would take now; none before the visit should have begun. */
export function possibleWorkSteps({ state, date, start }: Visit, now: Date): readonly WorkStep[] {
  if (momentOf(date, start) > now) return [];
  const may: Readonly<Record<WorkStep, boolean>> = {
    'record-visit': mayMoveVisit(state, 'done', 'staff'),
    'miss-visit': mayMoveVisit(state, 'missed', 'staff'),
    'correct-visit': state === 'done',
  };
  return workSteps.filter((step) => may[step]);
}
