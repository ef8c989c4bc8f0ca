import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { isPlainSquareJpeg } from '../photo/plain-jpeg.ts';
import { changePhoto, type PhotoTarget } from './change-photo.ts';

const name = 'set-student-photo';

type Target = Pick<RecordCommand<object>, 'commandId' | 'actor'> & PhotoTarget & { readonly jpeg: string };

/** Adds a photo of a student who agreed to it, or replaces hers. */
export const setStudentPhoto = ({ commandId, actor, jpeg, ...target }: Target): RecordCommand<object> => ({
  name,
  commandId,
  actor,
  async decide(transaction, context) {
    if (!isPlainSquareJpeg(jpeg)) return recordRejected('photo-invalid');
    const photo = { student_id: target.studentId, photo_id: commandId, jpeg, added_at: context.now };
    return changePhoto(transaction, target, photo, { action: name, context });
  },
});
