import { readCustomer } from '#domain/accounts/customer.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { collections } from '#domain/collections.ts';
import type { StaffNote } from '#domain/documents/dispatch.ts';
import { commandWrites } from './command-writes.ts';
import { type DocumentTransaction, type Outcome, withoutWrites } from './document-transaction.ts';
import { earlierAnswer } from './earlier-answer.ts';

/** A note by itself; a note that gives the reason of a command is written with that command. */
export interface NoteCommand {
  readonly commandId: string;
  readonly actor: { readonly uid: string; readonly role: Role };
  readonly about: StaffNote['about'];
  readonly text: string;
}

export interface NoteAnswer {
  readonly note_id: string;
}

const name = 'set-note';

/** Keeps a note. The audit entry says what it is about, not what it says. Null when the id is another command's. */
export async function setNote(
  transaction: DocumentTransaction,
  { commandId, actor, about, text }: NoteCommand,
  now: Date,
): Promise<Outcome<NoteAnswer | null>> {
  const [known = null, author = null] = await transaction.read([
    { collection: collections.staffCommands, id: commandId },
    { collection: collections.interimUsers, id: actor.uid },
  ]);
  const earlier = earlierAnswer(known, { name, actorUid: actor.uid });
  if (earlier !== undefined) return withoutWrites(earlier as NoteAnswer | null);
  const value: NoteAnswer = { note_id: commandId };
  const writes = commandWrites({
    commandId,
    name,
    actorUid: actor.uid,
    answer: value,
    audit: {
      collection: collections.staffNotes,
      document_id: commandId,
      actor_role: actor.role,
      before: {},
      after: { about: about.kind, id: about.id },
    },
    note: { about, text, author_name: readCustomer(author)?.name ?? '' },
    now,
  });
  return { value, writes };
}
