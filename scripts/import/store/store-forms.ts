import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { leadFormCollections } from '#domain/documents/lead.ts';
import { createLeads } from '#functions/gateways/visitors/leads.ts';
import type { FormRow } from '../tables/forms.ts';
import { createMissing } from './create-missing.ts';

/** Stores forms, and adds each to the lead of its person, as a new one would be. */
export async function storeForms(
  firestore: Firestore,
  collection: (typeof leadFormCollections)[number],
  rows: readonly FormRow<DocumentData>[],
): Promise<number> {
  const created = await createMissing(
    firestore,
    collection,
    rows.map(({ id, form }) => ({ id, data: form })),
  );
  const leads = createLeads();
  // Forms of one person change one lead: one after the other.
  for (const { id, at } of rows) await leads.collect({ collection, id, at });
  return created;
}
