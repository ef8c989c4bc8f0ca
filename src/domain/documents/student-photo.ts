import * as z from 'zod/mini';
import { documentId, moment } from '../field-types.ts';
import { photoCharacters } from '../students/photo/photo-limits.ts';

const fields = {
  student_id: documentId,
  /** Another one for each photo: of the command that added it. */
  photo_id: documentId,
  /** In base64. */
  jpeg: z.string().check(z.minLength(1), z.maxLength(photoCharacters), z.regex(/^[A-Za-z\d+/]+={0,2}$/)),
};

/** student_photos/{student_id}: the photo that staff added with the student's consent. For staff. */
export const studentPhotoSchema = z.strictObject({ ...fields, added_at: moment });

export type StudentPhoto = z.infer<typeof studentPhotoSchema>;

/**
 * door_photos/{visit_id}: a copy for the senior of that visit, for as long as its student is to come or is there
 * (docs/decisions/0072-photo-at-the-door.md). Written and deleted in the transaction of what makes it so.
 */
export const doorPhotoSchema = z.strictObject(fields);

export type DoorPhoto = z.infer<typeof doorPhotoSchema>;
