import type { Booked, StudentDay } from '../documents/dispatch.ts';
import { err, ok, type Result } from '../result.ts';
import type { DayChange } from './settle-case.ts';

function minuteOf(start: string): number {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  return hour * 60 + minute;
}

function overlaps(one: Booked, other: Booked): boolean {
  const [first, second] = [minuteOf(one.start), minuteOf(other.start)];
  return first < second + other.minutes && second < first + one.minutes;
}

/**
 * Returns a student's day after a change. A visit that overlaps another is rejected: whether there is time to travel in
 * between is weighed when students are proposed, and staff may decide otherwise.
 */
export function applyToDay(day: StudentDay | null, change: DayChange): Result<StudentDay, 'student-busy'> {
  const { studentId, date, remove, add } = change;
  const others = (day?.visits ?? []).filter(({ visit_id }) => visit_id !== remove);
  if (add === null) return ok({ student_id: studentId, date, visits: others });
  if (others.some((other) => overlaps(other, add))) return err('student-busy');
  const visits = [...others, add].toSorted((one, other) => minuteOf(one.start) - minuteOf(other.start));
  return ok({ student_id: studentId, date, visits });
}
