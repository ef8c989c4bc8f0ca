import { collection, doc, documentId, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type StudentDay, studentDaySchema } from '#domain/documents/dispatch.ts';
import { type FollowedStudent, storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { type StudentPhoto, studentPhotoSchema } from '#domain/documents/student-photo.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument, parseDocuments } from '../parsing.ts';
import { inParts } from './in-parts.ts';

/** Far above the number of students; against a database that ran full. */
const studentsAtMost = 5_000;

const profiles = () => collection(connectFirestore(), collections.studentProfiles);

/** Every student. A profile that cannot be read is left out: a guess could undo a pause or a block. */
export async function listStudents(): Promise<Result<FollowedStudent[], DomainError>> {
  const found = await attempt(() => getDocs(query(profiles(), limit(studentsAtMost))));
  return found.ok ? ok(parseDocuments(storedFollowedStudentSchema, found.value.docs)) : found;
}

/** These students, each once. */
export const listStudentsById = (ids: readonly string[]): Promise<Result<FollowedStudent[], DomainError>> =>
  inParts(ids, async (part) => {
    const found = await attempt(() => getDocs(query(profiles(), where(documentId(), 'in', part))));
    return found.ok ? ok(parseDocuments(storedFollowedStudentSchema, found.value.docs)) : found;
  });

/** The students that changed at or after a moment, the earliest change first: an indexed query that reads nothing else. */
export async function listStudentChanges(since: Date, most: number): Promise<Result<FollowedStudent[], DomainError>> {
  const changed = query(profiles(), where('updated_at', '>=', since), orderBy('updated_at'), limit(most));
  const found = await attempt(() => getDocs(changed));
  return found.ok ? ok(parseDocuments(storedFollowedStudentSchema, found.value.docs)) : found;
}

/** The photo of a student; null without one. */
export async function readStudentPhoto(studentId: string): Promise<Result<StudentPhoto | null, DomainError>> {
  const found = await attempt(() => getDoc(doc(connectFirestore(), collections.studentPhotos, studentId)));
  return found.ok ? ok(parseDocument(studentPhotoSchema, found.value.data())) : found;
}

/**
 * What students have on the days from `from` to `to`.
 * @param from yyyy-MM-dd, as `to`, which counts.
 */
export async function listStudentDays(from: string, to: string): Promise<Result<StudentDay[], DomainError>> {
  const days = collection(connectFirestore(), collections.studentDays);
  const found = await attempt(() => getDocs(query(days, where('date', '>=', from), where('date', '<=', to))));
  return found.ok ? ok(parseDocuments(studentDaySchema, found.value.docs)) : found;
}
