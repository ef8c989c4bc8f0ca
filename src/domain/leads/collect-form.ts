import { collections } from '../collections.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type Outcome,
  readOne,
  withoutWrites,
} from '../dispatch/transaction/document-transaction.ts';
import { type Lead, type LeadForm, leadKeySchema, leadSchema } from '../documents/lead.ts';
import { formKey, type Hash, personKeys } from './lead-keys.ts';
import { joined, newLead, readFormFacts, withForm } from './lead-of-forms.ts';

interface StoredLead {
  readonly id: string;
  readonly lead: Lead;
}

async function readLeads(transaction: DocumentTransaction, keys: readonly string[]): Promise<readonly StoredLead[]> {
  if (keys.length === 0) return [];
  const owners = await transaction.read(keys.map((id) => ({ collection: collections.leadKeys, id })));
  const ids = [...new Set(owners.flatMap((owner) => leadKeySchema.safeParse(owner).data?.lead_id ?? []))];
  if (ids.length === 0) return [];
  const found = await transaction.read(ids.map((id) => ({ collection: collections.leads, id })));
  return found
    .flatMap((stored, index) => {
      const lead = leadSchema.safeParse(stored).data;
      return lead === undefined ? [] : [{ id: ids[index] ?? '', lead }];
    })
    .toSorted(
      (one, other) => one.lead.first_at.getTime() - other.lead.first_at.getTime() || (one.id < other.id ? -1 : 1),
    );
}

const keyWrite = (id: string, leadId: string): DocumentWrite => ({
  kind: 'set',
  collection: collections.leadKeys,
  id,
  data: leadKeySchema.parse({ lead_id: leadId }),
});

/**
 * Adds a form to the lead of the person who sent it, or makes one; a form that shows two leads to be one person joins them.
 * Idempotent, and independent of the order in which forms arrive as far as who is who.
 * @returns whether the form was added now.
 */
export async function collectForm(
  transaction: DocumentTransaction,
  form: LeadForm,
  hash: Hash,
): Promise<Outcome<boolean>> {
  const ownKey = formKey(form, hash);
  if ((await readOne(transaction, collections.leadKeys, ownKey)) !== null) return withoutWrites(false);
  const facts = readFormFacts(form.collection, await readOne(transaction, form.collection, form.id));
  if (facts === null) return withoutWrites(false);
  const keys = personKeys(facts, hash);
  const [kept, ...others] = await readLeads(transaction, keys);
  const id = kept?.id ?? keys[0] ?? ownKey;
  const all = others.reduce<Lead | undefined>((lead, other) => lead && joined(lead, other.id, other.lead), kept?.lead);
  const lead = all === undefined ? newLead(facts, form, keys) : withForm(all, facts, form, keys);
  return {
    value: true,
    writes: [
      { kind: 'set', collection: collections.leads, id, data: leadSchema.parse(lead) },
      ...others.map((other) => ({ kind: 'delete' as const, collection: collections.leads, id: other.id })),
      ...[...new Set([ownKey, ...keys, ...others.flatMap((other) => other.lead.keys)])].map((key) => keyWrite(key, id)),
    ],
  };
}
