import { collections } from '#domain/collections.ts';
import { staffCommandSchema } from '#domain/documents/dispatch.ts';
import { undoingOf } from '../undo/undoable-steps.ts';
import type { UndoneStep } from '../undo/undo-step.ts';
import type { CaseCommand } from './case-command.ts';
import { type DocumentTransaction, readOne } from './document-transaction.ts';
import { readStudent } from './read-student.ts';

/**
 * Reads the command that is undone, with the students who come back with it. Null where there is nothing to undo: no such
 * command, another person's, one on another request, or of a kind that cannot be undone.
 */
export async function readUndoneStep(
  transaction: DocumentTransaction,
  { undoes, requestId, actor }: CaseCommand,
): Promise<UndoneStep | null> {
  if (undoes === undefined) return null;
  const found = staffCommandSchema.safeParse(await readOne(transaction, collections.staffCommands, undoes)).data;
  if (found?.former === undefined || found.actor_uid !== actor.uid || !('needs' in undoingOf(found.name))) return null;
  const { name: action, former } = found;
  if (former.request_id !== requestId) return null;
  const planned = former.visits.filter(({ visit: { state } }) => state === 'confirmed');
  const ids = [...new Set(planned.flatMap(({ visit: { studentprofile_id: id } }) => (id === null ? [] : [id])))];
  const paths = ids.map((id) => ({ collection: collections.studentProfiles, id }));
  const records = paths.length === 0 ? [] : await transaction.read(paths);
  return {
    id: undoes,
    action,
    former,
    students: new Map(ids.map((id, index) => [id, readStudent(id, records[index] ?? null)])),
  };
}
