import type { Fields } from '#domain/dispatch/transaction/document-transaction.ts';
import { commandAuditEntrySchema, type CommandAuditEntry } from '#domain/documents/bookkeeping.ts';

export type Documents = ReadonlyMap<string, Fields>;

interface Entry {
  readonly id: string;
  readonly entry: CommandAuditEntry;
}

/** The audit entry that a commit added; null for a commit without a command. */
function addedEntry(before: Documents, after: Documents): Entry | null {
  for (const [key, data] of after) {
    if (!key.startsWith('audit_log/') || before.has(key)) continue;
    // A step of a timer has an entry of another kind.
    const entry = commandAuditEntrySchema.safeParse(data).data;
    if (entry !== undefined) return { id: key.slice('audit_log/'.length), entry };
  }
  return null;
}

/** The command that a commit undid; null for any other commit. */
export const undoneIn = (before: Documents, after: Documents): string | null =>
  addedEntry(before, after)?.entry.undoes?.command_id ?? null;

const counting = ['revision', 'restores', 'updated_at', 'last_change', 'last_command', 'former_students'];

/**
 * A request with its visits and who works on it, without what counts, dates and remembers changes. The rest of its row follows from
 * these, and a row may still be to come.
 */
function stateOf(documents: Documents, requestId: string): string {
  const own = [...documents].filter(
    ([key, { request_id: id }]) => id === requestId && /^(?:service_requests|planning)\//.test(key),
  );
  const kept = own.map(([key, data]) => [
    key,
    documents.get(key.replace('planning/', 'door_codes/'))?.['code'] ?? null,
    Object.entries(data)
      .filter(([name]) => !counting.includes(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  const takenBy = documents.get(`board/${requestId}`)?.['taken_by'] ?? null;
  return JSON.stringify([takenBy, kept.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))]);
}

/** Remembers what each command changed, and holds what its undoing brings back against it. */
export class UndoneStates {
  readonly #before = new Map<string, string>();

  /** Returns what an undone command brought back wrongly. */
  wrongAfter(before: Documents, after: Documents): readonly string[] {
    const added = addedEntry(before, after);
    if (added === null) return [];
    const { id, entry } = added;
    this.#before.set(id, stateOf(before, entry.document_id));
    const undone = entry.undoes?.command_id;
    if (undone === undefined) return [];
    const [was, is] = [this.#before.get(undone), stateOf(after, entry.document_id)];
    return was === is ? [] : [`undoing ${undone} brought back ${is} instead of ${String(was)}`];
  }
}
