import { collections } from '#domain/collections.ts';
import { type StudentDay, studentDayId, studentDaySchema } from '#domain/documents/dispatch.ts';
import { ok, type Result } from '#domain/result.ts';
import type { DayChange } from '../settle-case.ts';
import { applyToDay } from '../student-day.ts';
import { type DocumentTransaction, readOne } from './document-transaction.ts';

/** Reads the days of students that a command changes, and returns them as they become. */
export async function changedDays(
  transaction: DocumentTransaction,
  changes: readonly DayChange[],
): Promise<Result<readonly StudentDay[], 'student-busy'>> {
  const days = new Map<string, StudentDay>();
  for (const change of changes) {
    const id = studentDayId(change.studentId, change.date);
    const known = days.get(id) ?? (await readDay(transaction, id));
    const changed = applyToDay(known, change);
    if (!changed.ok) return changed;
    days.set(id, changed.value);
  }
  return ok([...days.values()]);
}

async function readDay(transaction: DocumentTransaction, id: string): Promise<StudentDay | null> {
  const found = await readOne(transaction, collections.studentDays, id);
  // Throws on an invalid day: a student must not be booked on a guess.
  return found === null ? null : studentDaySchema.parse(found);
}
