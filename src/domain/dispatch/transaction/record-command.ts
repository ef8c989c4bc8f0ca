import { readCustomer } from '#domain/accounts/customer.ts';
import type { ActorRole } from '#domain/accounts/roles.ts';
import { collections } from '#domain/collections.ts';
import { type LastChange, lastChangeSchema } from '#domain/documents/board-row.ts';
import { err, type Result } from '#domain/result.ts';
import type { DispatchRejection } from '../rejections.ts';
import { commandWrites, type DoneCommand } from './command-writes.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type Fields,
  type Outcome,
  withoutWrites,
} from './document-transaction.ts';
import { earlierAnswer } from './earlier-answer.ts';

export interface RecordContext {
  readonly now: Date;
  readonly actor: { readonly uid: string; readonly name: string };
}

/** What a command changes, and what it leaves in the audit log: ids, states and amounts; no names, addresses or notes. */
export interface RecordChange<Value> {
  /** Stored, so that a repetition of the command gets it again. At most 5,000 characters as JSON. */
  readonly value: Value;
  readonly writes: readonly DocumentWrite[];
  readonly audit: Pick<DoneCommand['audit'], 'collection' | 'document_id' | 'before' | 'after' | 'undoes'>;
  readonly note?: {
    readonly about: { readonly kind: 'request' | 'person' | 'lead'; readonly id: string };
    readonly text: string;
  };
}

export interface RecordRejection {
  readonly code: DispatchRejection;
  /** The step that came between; for `changed-meanwhile` only. */
  readonly conflict: LastChange | null;
}

/** A command of staff on records that are not one request: a note, a student, a lead, a balance, a booking. */
export interface RecordCommand<Value> {
  /** Verb-noun, as in the contract. */
  readonly name: string;
  /** Minted by the screen; a repetition is answered as the first time. */
  readonly commandId: string;
  readonly actor: { readonly uid: string; readonly role: ActorRole };
  decide(
    transaction: DocumentTransaction,
    context: RecordContext,
  ): Promise<Result<RecordChange<Value>, RecordRejection>>;
}

export const recordRejected = (
  code: DispatchRejection,
  conflict: LastChange | null = null,
): Result<never, RecordRejection> => err({ code, conflict });

/** What came between the screen, which showed `revision`, and the command; null when nothing did. */
export function recordConflict(stored: Fields, revision: number): LastChange | null {
  const { revision: current = 1, last_change: lastChange } = stored;
  if (current === revision) return null;
  return lastChangeSchema.safeParse(lastChange).data ?? { action: '', by: '', at: new Date(0) };
}

/**
 * Runs a command in one transaction: its writes, its answer, the audit entry and a note. A rejection writes nothing. A
 * repetition of a done command is answered as the first time and writes nothing.
 */
export async function runRecordCommand<Value>(
  transaction: DocumentTransaction,
  command: RecordCommand<Value>,
  now: Date,
): Promise<Outcome<Result<Value, RecordRejection>>> {
  const { name, commandId, actor } = command;
  const [known = null, actorRecord = null] = await transaction.read([
    { collection: collections.staffCommands, id: commandId },
    { collection: collections.interimUsers, id: actor.uid },
  ]);
  const earlier = earlierAnswer(known, { name, actorUid: actor.uid });
  if (earlier === null) return withoutWrites(recordRejected('not-found'));
  if (earlier !== undefined) return withoutWrites({ ok: true, value: earlier as Value });
  const author = readCustomer(actorRecord)?.name ?? '';
  const decided = await command.decide(transaction, { now, actor: { uid: actor.uid, name: author } });
  if (!decided.ok) return withoutWrites(decided);
  const { value, writes, audit, note } = decided.value;
  const done = commandWrites({
    commandId,
    name,
    actorUid: actor.uid,
    answer: value,
    audit: { ...audit, actor_role: actor.role },
    note: note === undefined ? null : { ...note, author_name: author },
    now,
  });
  return { value: { ok: true, value }, writes: [...writes, ...done] };
}
