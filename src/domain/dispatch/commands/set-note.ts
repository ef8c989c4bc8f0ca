import { collections } from '#domain/collections.ts';
import type { StaffNote } from '#domain/documents/dispatch.ts';
import { ok } from '#domain/result.ts';
import type { RecordCommand } from '../transaction/record-command.ts';

export interface NoteAnswer {
  readonly note_id: string;
}

type Target = Pick<RecordCommand<NoteAnswer>, 'commandId' | 'actor'> & Pick<StaffNote, 'about' | 'text'>;

/**
 * Keeps a note by itself; a note that gives the reason of another command is written with that command. The audit entry
 * says what it is about, not what it says.
 */
export const setNote = ({ commandId, actor, about, text }: Target): RecordCommand<NoteAnswer> => ({
  name: 'set-note',
  commandId,
  actor,
  decide: async () =>
    ok({
      value: { note_id: commandId },
      writes: [],
      audit: {
        collection: collections.staffNotes,
        document_id: commandId,
        before: {},
        after: { about: about.kind, id: about.id },
      },
      note: { about, text },
    }),
});
