import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { changesSince } from '#domain/staff/board-copy.ts';
import { type StudentCopy, wholeCopy, withChanges } from '#domain/staff/student-copy.ts';

export interface StudentPorts {
  readonly listAll: () => Promise<Result<FollowedStudent[], DomainError>>;
  readonly listChanges: (since: Date, most: number) => Promise<Result<FollowedStudent[], DomainError>>;
}

/** More changes than this since the last look: reading all anew costs little more. */
const changesAtMost = 300;

/** A student whom somebody deletes by hand leaves the lists within a day. */
const completeForMs = 24 * 60 * 60 * 1000;

/** Brings a copy of the students up to date. Without a change it costs one read, and gives the same copy back. */
export async function pollStudents(
  ports: StudentPorts,
  known: StudentCopy | null,
  now: number,
): Promise<Result<StudentCopy, DomainError>> {
  if (known !== null && now - known.completeAt < completeForMs) {
    const changed = await ports.listChanges(changesSince(known, now), changesAtMost);
    if (!changed.ok) return changed;
    if (changed.value.length < changesAtMost) return ok(withChanges(known, changed.value, now));
  }
  const all = await ports.listAll();
  return all.ok ? ok(wholeCopy(all.value, known, now)) : all;
}
