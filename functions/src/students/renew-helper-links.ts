import { renewHelperLink } from '#domain/students/commands/change-helper-access.ts';
import { seasonOf } from '#domain/students/helper/helper-season.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

const actor = { uid: 'timer', role: 'timer' } as const;

/** Mails the link of the season to every student whose link is of an earlier one; once, whatever runs twice. */
export async function renewHelperLinks({
  clock,
  dispatch,
  helperLinks,
  log,
}: Pick<Services, 'clock' | 'dispatch' | 'helperLinks' | 'log'>): Promise<void> {
  const season = seasonOf(clock.now()).name;
  for (const studentId of await helperLinks.ofEarlierSeasons(season)) {
    try {
      // The id of the command is the season's: a run that overlaps another finds it done.
      await dispatch.record(renewHelperLink({ commandId: `renew-${season}-${studentId}`, actor, studentId }));
    } catch (error) {
      log.error('link not renewed', { documentId: studentId, ...describeFailure(error) });
    }
  }
}
