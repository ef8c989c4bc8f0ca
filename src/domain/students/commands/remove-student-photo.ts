import type { RecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { changePhoto, type PhotoTarget } from './change-photo.ts';

const name = 'remove-student-photo';

type Target = Pick<RecordCommand<object>, 'commandId' | 'actor'> & PhotoTarget;

/** Removes the photo of a student everywhere. */
export const removeStudentPhoto = ({ commandId, actor, ...target }: Target): RecordCommand<object> => ({
  name,
  commandId,
  actor,
  decide: (transaction, context) => changePhoto(transaction, target, null, { action: name, context }),
});
