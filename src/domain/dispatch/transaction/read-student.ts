import { storedStudentProfileSchema } from '#domain/documents/student-profile.ts';
import { visitStudentSchema } from '#domain/documents/visit.ts';
import type { KnownStudent } from '../commands/offer-visit.ts';
import type { Fields } from './document-transaction.ts';

/** A student as her record says; null without one. */
export function readStudent(id: string, found: Fields | null): KnownStudent | null {
  if (found === null) return null;
  const { first_name, last_name, residence } = found;
  const student = visitStudentSchema.safeParse({ first_name, last_name, residence }).data;
  const profile = storedStudentProfileSchema.safeParse(found).data ?? null;
  return student === undefined ? null : { id, student, profile };
}
