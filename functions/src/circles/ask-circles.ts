import { askAboutMember } from '#domain/circles/commands/ask-member.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

/** The rest is asked at the next run. */
const mostPerRun = 100;

const actor = { uid: 'timer', role: 'timer' } as const;

/** Asks seniors once a year whether those who may act for them still may; once, whatever runs twice. */
export async function askCircles({
  circles,
  clock,
  dispatch,
  log,
}: Pick<Services, 'circles' | 'clock' | 'dispatch' | 'log'>): Promise<void> {
  const now = clock.now();
  const day = brusselsDate(now);
  for (const { senior_id: seniorId, user_id: uid } of await circles.dueQuestions(now, mostPerRun)) {
    try {
      const on = { commandId: `ask-${day}-${seniorId}-${uid}`, actor, seniorId };
      await dispatch.record(askAboutMember(on, uid, day));
    } catch (error) {
      log.error('circle not asked', { documentId: seniorId, ...describeFailure(error) });
    }
  }
}
