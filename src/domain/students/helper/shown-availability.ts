import type { HelperAvailability } from '#domain/contracts/helpers.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { comingAbsences } from '../absences.ts';

/** How long an exception is shown, and kept at the student's next change: for who looks at last week's calendar. */
const keptDays = 30;

/** When a student can come, as her page shows and changes it: without exceptions that are long over. @param today yyyy-MM-dd */
export function shownAvailability(
  { weekly, exceptions, absences, revision }: FollowedStudent,
  today: string,
): HelperAvailability {
  const since = addDaysTo(today, -keptDays);
  return {
    revision,
    weekly,
    exceptions: exceptions.filter(({ date }) => date >= since),
    absences: comingAbsences(absences, today).map(({ from, until }) => ({ from, until })),
  };
}
