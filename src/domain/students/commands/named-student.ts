import type { RecordContext } from '#domain/dispatch/transaction/record-command.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';

/** The context of a command that a student gives: she has no account that says her name. */
export const namedStudent = (
  context: RecordContext,
  { id, first_name, last_name }: Pick<StudentProfile, 'id' | 'first_name' | 'last_name'>,
): RecordContext => ({ ...context, actor: { uid: id, name: `${first_name} ${last_name}` } });
