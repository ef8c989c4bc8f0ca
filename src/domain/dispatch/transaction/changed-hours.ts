import { collections } from '#domain/collections.ts';
import { studentProfileSchema } from '#domain/documents/student-profile.ts';
import { type HourChange, withHours } from '../student-hours.ts';
import { type DocumentTransaction, type DocumentWrite, readOne } from './document-transaction.ts';

const { hours_by_year } = studentProfileSchema.shape;

/**
 * Reads the students whose hours change, and returns what is written. The revision stays: it is of what staff edits. A
 * student who was deleted is left out.
 */
export async function changedHours(
  transaction: DocumentTransaction,
  changes: readonly HourChange[],
  now: Date,
): Promise<readonly DocumentWrite[]> {
  const writes: DocumentWrite[] = [];
  for (const id of new Set(changes.map(({ studentId }) => studentId))) {
    const found = await readOne(transaction, collections.studentProfiles, id);
    if (found === null) continue;
    const before = hours_by_year.safeParse(found['hours_by_year'] ?? {}).data;
    // Malformed hours make the profile unreadable: a count that begins anew would hide that.
    if (before === undefined) continue;
    const ofStudent = changes.filter(({ studentId }) => studentId === id);
    const data = { hours_by_year: withHours(before, ofStudent), updated_at: now };
    writes.push({ kind: 'update', collection: collections.studentProfiles, id, data });
  }
  return writes;
}
