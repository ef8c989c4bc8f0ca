import * as z from 'zod/mini';
import { type FollowedStudent, followedStudentSchema } from '../documents/student-profile.ts';
import { firstSeen } from './board-copy.ts';

export const studentCopySchema = z.object({
  students: z.array(followedStudentSchema),
  /** The newest `updated_at` that was read. */
  changedAt: z.date(),
  /** When this device first saw it: epoch milliseconds of its clock. */
  seenAt: z.number(),
  /** When all students were last read. */
  completeAt: z.number(),
});

/** All students as a device knows them; kept up to date by what changed since. */
export type StudentCopy = z.infer<typeof studentCopySchema>;

const newestOf = (students: readonly FollowedStudent[], start: Date): Date =>
  students.reduce((latest, { updated_at }) => (updated_at > latest ? updated_at : latest), start);

/** @param known the copy in whose place it comes. */
export function wholeCopy(students: FollowedStudent[], known: StudentCopy | null, now: number): StudentCopy {
  const changedAt = newestOf(students, new Date(0));
  return { students, changedAt, seenAt: firstSeen(changedAt, known, now), completeAt: now };
}

/** Adds what changed; the same copy when nothing is new. */
export function withChanges(copy: StudentCopy, changed: readonly FollowedStudent[], now: number): StudentCopy {
  const students = new Map(copy.students.map((student) => [student.id, student]));
  const fresh = changed.filter(({ id, updated_at }) => {
    const known = students.get(id);
    return known === undefined || updated_at > known.updated_at;
  });
  if (fresh.length === 0) return copy;
  for (const student of fresh) students.set(student.id, student);
  return { ...copy, students: [...students.values()], changedAt: newestOf(fresh, copy.changedAt), seenAt: now };
}
