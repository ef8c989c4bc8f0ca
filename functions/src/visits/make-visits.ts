import { randomUUID } from 'node:crypto';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import { makeVisit, regularStudent } from '#domain/dispatch/series/make-visit.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

/** Of one series in one run: more than eight weeks hold, so that a run ends whatever is stored. */
const mostAtOnce = 20;

const makeNext = (
  requestId: string,
  dispatch: Services['dispatch'],
  { withStudent }: { readonly withStudent: boolean },
): Promise<DispatchAnswer> =>
  dispatch.run({
    name: 'make-visit',
    commandId: randomUUID(),
    requestId,
    revision: null,
    actor: { uid: 'timer', role: 'timer' },
    seniorId: null,
    ...(withStudent ? { studentOf: regularStudent } : {}),
    decide: (before, context) => makeVisit(before, context.student, context),
  });

async function makeVisitsOf(requestId: string, dispatch: Services['dispatch']): Promise<void> {
  for (let made = 0; made < mostAtOnce; made += 1) {
    const answer = await makeNext(requestId, dispatch, { withStudent: true });
    const isBusy = answer.outcome === 'rejected' && answer.code === 'student-busy';
    const last = isBusy ? await makeNext(requestId, dispatch, { withStudent: false }) : answer;
    if (last.outcome === 'rejected') return;
  }
}

/**
 * Makes the visits of every series up to eight weeks ahead, by the student of before where she is free and allowed. Any
 * run makes only what is missing, also beside another run or after one that failed half-way.
 */
export async function makeVisits({
  clock,
  dispatch,
  dueSeries,
  log,
}: Pick<Services, 'clock' | 'dispatch' | 'dueSeries' | 'log'>): Promise<void> {
  for await (const requestId of dueSeries.find(clock.now())) {
    try {
      await makeVisitsOf(requestId, dispatch);
    } catch (error) {
      log.error('visits of a series not made', { documentId: requestId, ...describeFailure(error) });
    }
  }
}
