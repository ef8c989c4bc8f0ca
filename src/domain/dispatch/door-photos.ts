import { collections } from '../collections.ts';
import { doorPhotoSchema, type StudentPhoto, studentPhotoSchema } from '../documents/student-photo.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { isBooked } from '../visits/visit-state.ts';
import type { RequestCase } from './request-case.ts';
import type { DocumentTransaction, DocumentWrite } from './transaction/document-transaction.ts';

/** The photos of students as they are stored now, by the student's id; null for one without a photo. */
export type KnownPhotos = ReadonlyMap<string, StudentPhoto | null>;

/** The student whose photo the senior of a visit may see: she is to come, or is there. */
const shownStudent = ({ visit }: StoredVisit): string | null =>
  isBooked(visit.state) ? visit.studentprofile_id : null;

/** Reads the photos of the students of the visits that a command changes. */
export async function readPhotos(
  transaction: DocumentTransaction,
  before: RequestCase,
  after: RequestCase,
): Promise<KnownPhotos> {
  const changed = after.visits.filter((each) => !before.visits.includes(each));
  const ids = [...new Set(changed.flatMap((each) => shownStudent(each) ?? []))];
  if (ids.length === 0) return new Map();
  const found = await transaction.read(ids.map((id) => ({ collection: collections.studentPhotos, id })));
  return new Map(ids.map((id, index) => [id, studentPhotoSchema.safeParse(found[index]).data ?? null]));
}

/** Where the photo was not read, a visit that keeps its student keeps her photo. */
function photoOf(was: StoredVisit | undefined, is: StoredVisit, photos: KnownPhotos): string | undefined {
  const student = shownStudent(is);
  if (student === null) return undefined;
  const known = photos.get(student);
  if (known !== undefined) return known?.photo_id;
  return was !== undefined && shownStudent(was) === student ? was.visit.student_photo : undefined;
}

/** Returns the visit with this photo; without one it has no such field. */
export function withPhoto({ id, visit }: StoredVisit, photoId: string | undefined): StoredVisit {
  const { student_photo: _former, ...rest } = visit;
  return { id, visit: photoId === undefined ? rest : { ...rest, student_photo: photoId } };
}

/**
 * Gives every changed visit the photo of its student while she is to come or is there, and no photo otherwise; also where an
 * undone step brings back a visit with a photo that is withdrawn by now. It is no change of the visit: the revision stays.
 */
export function withDoorPhotos(before: RequestCase, after: RequestCase, photos: KnownPhotos): RequestCase {
  const visits = after.visits.map((is) => {
    const was = before.visits.find(({ id }) => id === is.id);
    if (was === is) return is;
    const photo = photoOf(was, is, photos);
    return photo === is.visit.student_photo ? is : withPhoto(is, photo);
  });
  return visits.every((each, index) => each === after.visits[index]) ? after : { ...after, visits };
}

/** The senior's copy of a photo. */
export const doorPhotoWrite = (visitId: string, { student_id, photo_id, jpeg }: StudentPhoto): DocumentWrite => ({
  kind: 'set',
  collection: collections.doorPhotos,
  id: visitId,
  data: doorPhotoSchema.parse({ student_id, photo_id, jpeg }),
});

export const doorPhotoRemoval = (visitId: string): DocumentWrite => ({
  kind: 'delete',
  collection: collections.doorPhotos,
  id: visitId,
});

/** Brings the copies in line with the visits. */
export function doorPhotoWrites(
  before: RequestCase,
  after: RequestCase,
  photos: KnownPhotos,
): readonly DocumentWrite[] {
  const gone = before.visits.filter(
    ({ id, visit }) =>
      visit.student_photo !== undefined &&
      after.visits.find((each) => each.id === id)?.visit.student_photo === undefined,
  );
  const shown = after.visits.flatMap((is) => {
    const photo = photos.get(shownStudent(is) ?? '') ?? null;
    const was = before.visits.find(({ id }) => id === is.id);
    const isNew = is.visit.student_photo !== was?.visit.student_photo;
    return photo !== null && isNew && photo.photo_id === is.visit.student_photo ? [doorPhotoWrite(is.id, photo)] : [];
  });
  return [...gone.map(({ id }) => doorPhotoRemoval(id)), ...shown];
}
