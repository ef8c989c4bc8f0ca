import { collections } from '../collections.ts';
import { readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordConflict, recordRejected } from '../dispatch/transaction/record-command.ts';
import { type Lead, type leadOutcomes, leadSchema } from '../documents/lead.ts';
import { brusselsDate } from '../requests/calendar.ts';
import { ok } from '../result.ts';

export interface Resolution {
  readonly leadId: string;
  /** Of the lead that the screen showed. */
  readonly revision: number;
  readonly state: (typeof leadOutcomes)[number];
  /** With `call-back` alone, and then today or later. */
  readonly callOn: string | null;
  readonly note: string;
}

export interface LeadAnswer {
  readonly revision: number;
}

const factsOf = ({ state, due_on }: Pick<Lead, 'state' | 'due_on'>) => ({ state, due_on });

/** Keeps what a call came to, and when to call again. */
export const resolveLead = (
  { leadId, revision, state, callOn, note }: Resolution,
  minted: Pick<RecordCommand<LeadAnswer>, 'commandId' | 'actor'>,
): RecordCommand<LeadAnswer> => ({
  ...minted,
  name: 'resolve-lead',
  async decide(transaction, { now, actor }) {
    const lead = leadSchema.safeParse(await readOne(transaction, collections.leads, leadId)).data;
    if (lead === undefined) return recordRejected('not-found');
    const conflict = recordConflict(lead, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    const fits = state === 'call-back' ? callOn !== null && callOn >= brusselsDate(now) : callOn === null;
    if (!fits) return recordRejected('call-day-invalid');
    const after: Lead = {
      ...lead,
      state,
      due_on: callOn,
      last_change: { action: 'resolve-lead', by: actor.name, at: now },
      revision: lead.revision + 1,
    };
    return ok({
      value: { revision: after.revision },
      writes: [{ kind: 'set', collection: collections.leads, id: leadId, data: leadSchema.parse(after) }],
      audit: {
        collection: collections.leads,
        document_id: leadId,
        before: factsOf(lead),
        after: factsOf(after),
      },
      ...(note === '' ? {} : { note: { about: { kind: 'lead', id: leadId }, text: note } }),
    });
  },
});
