import { collections } from '../collections.ts';
import { type DocumentTransaction, type DocumentWrite, readOne } from '../dispatch/transaction/document-transaction.ts';
import type { RecordCommand, RecordContext } from '../dispatch/transaction/record-command.ts';
import { type CommandAuditEntry, commandAuditEntrySchema } from '../documents/bookkeeping.ts';
import { type Lead, leadKeySchema, leadSchema } from '../documents/lead.ts';

interface Booking {
  /** null for a booking that no lead led to. */
  readonly leadId: string | null;
  readonly commandId: string;
  readonly actor: RecordCommand<never>['actor'];
  readonly seniorId: string;
  /** The command that makes the lead a customer. */
  readonly action: string;
}

/** The lead, or the one that it was joined with since: its id is then a key of that one. */
async function findLead(
  transaction: DocumentTransaction,
  leadId: string,
): Promise<{ readonly id: string; readonly lead: Lead } | null> {
  const own = leadSchema.safeParse(await readOne(transaction, collections.leads, leadId)).data;
  if (own !== undefined) return { id: leadId, lead: own };
  const key = leadKeySchema.safeParse(await readOne(transaction, collections.leadKeys, leadId)).data;
  if (key === undefined) return null;
  const lead = leadSchema.safeParse(await readOne(transaction, collections.leads, key.lead_id)).data;
  return lead === undefined ? null : { id: key.lead_id, lead };
}

/**
 * Makes a lead a customer, with its own line in the audit log. What a colleague noted of it meanwhile does not stand in the way
 * of a booking, nor does a lead that is gone: nobody calls a second time somebody who has just asked for help.
 */
export async function closedLead(
  transaction: DocumentTransaction,
  { leadId, commandId, actor, seniorId, action }: Booking,
  { now, actor: { name: by } }: RecordContext,
): Promise<readonly DocumentWrite[]> {
  const found = leadId === null ? null : await findLead(transaction, leadId);
  if (found === null || found.lead.state === 'customer') return [];
  const { id, lead } = found;
  const after: Lead = {
    ...lead,
    state: 'customer',
    due_on: null,
    last_change: { action, by, at: now },
    revision: lead.revision + 1,
  };
  const entry: CommandAuditEntry = {
    collection: collections.leads,
    document_id: id,
    action,
    actor_uid: actor.uid,
    actor_role: actor.role,
    before: { state: lead.state, due_on: lead.due_on },
    after: { state: after.state, due_on: null, senior: seniorId },
    at: now,
  };
  return [
    { kind: 'set', collection: collections.leads, id, data: leadSchema.parse(after) },
    {
      kind: 'create',
      collection: collections.auditLog,
      id: `${commandId}_lead`,
      data: commandAuditEntrySchema.parse(entry),
    },
  ];
}
