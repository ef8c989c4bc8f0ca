import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type StaffNote, staffNoteSchema } from '#domain/documents/dispatch.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocuments } from '../parsing.ts';

const notesAtMost = 200;

/** The internal notes about one request, person or lead, the newest first. */
export async function listStaffNotes(about: StaffNote['about']): Promise<Result<StaffNote[], DomainError>> {
  const notes = collection(connectFirestore(), collections.staffNotes);
  const found = await attempt(() => getDocs(query(notes, where('about.id', '==', about.id), limit(notesAtMost))));
  if (!found.ok) return found;
  return ok(
    parseDocuments(staffNoteSchema, found.value.docs)
      .filter((note) => note.about.kind === about.kind)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime()),
  );
}
