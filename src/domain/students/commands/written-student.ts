import { collections } from '#domain/collections.ts';
import type { DocumentWrite } from '#domain/dispatch/transaction/document-transaction.ts';
import type { RecordContext } from '#domain/dispatch/transaction/record-command.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { keptAbsences } from '../absences.ts';
import { studentRecord } from '../student-record.ts';

interface Written {
  readonly kind: 'create' | 'set';
  /** The command's name. */
  readonly action: string;
  readonly revision: number;
}

/** Returns the write of a whole profile, without absences that are long over. */
export function writtenStudent(
  profile: StudentProfile,
  { kind, action, revision }: Written,
  { now, actor }: RecordContext,
): DocumentWrite {
  const kept = { ...profile, absences: keptAbsences(profile.absences, brusselsDate(now)) };
  const data = studentRecord(kept, {
    revision,
    last_change: { action, by: actor.name, at: now },
    updated_at: now,
  });
  return { kind, collection: collections.studentProfiles, id: profile.id, data };
}
