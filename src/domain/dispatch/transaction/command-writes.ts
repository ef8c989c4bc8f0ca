import { collections } from '#domain/collections.ts';
import { type CommandAuditEntry, commandAuditEntrySchema } from '#domain/documents/bookkeeping.ts';
import {
  type FormerCase,
  type StaffCommand,
  staffCommandSchema,
  type StaffNote,
  staffNoteSchema,
} from '#domain/documents/dispatch.ts';
import type { DocumentWrite } from './document-transaction.ts';

/** Long enough for a device that repeats a command after days without a network. */
const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

export interface DoneCommand {
  readonly commandId: string;
  readonly name: string;
  readonly actorUid: string;
  readonly answer: unknown;
  /** Of a command that can be undone. */
  readonly former?: FormerCase | null;
  readonly audit: Omit<CommandAuditEntry, 'action' | 'actor_uid' | 'at'>;
  readonly note: Omit<StaffNote, 'author_uid' | 'at'> | null;
  readonly now: Date;
}

/** What a command leaves besides its change: its answer, the audit entry and an internal note. */
export function commandWrites(done: DoneCommand): readonly DocumentWrite[] {
  const { commandId: id, name, actorUid, answer, former = null, audit, note, now } = done;
  const command: StaffCommand = {
    name,
    actor_uid: actorUid,
    answer: JSON.stringify(answer),
    ...(former === null ? {} : { former }),
    at: now,
    expires_at: new Date(now.getTime() + keptDays * dayMs),
  };
  const entry: CommandAuditEntry = { ...audit, action: name, actor_uid: actorUid, at: now };
  const create = (collection: DocumentWrite['collection'], data: object) =>
    ({ kind: 'create', collection, id, data: { ...data } }) as const;
  return [
    create(collections.staffCommands, staffCommandSchema.parse(command)),
    create(collections.auditLog, commandAuditEntrySchema.parse(entry)),
    ...(note === null
      ? []
      : [create(collections.staffNotes, staffNoteSchema.parse({ ...note, author_uid: actorUid, at: now }))]),
  ];
}
