import { leadFormCollections } from '#domain/documents/lead.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';

/** Adds a form that has just come in to the lead of its person, or makes the lead. */
export async function collectLead(
  { collection: name, documentId: id, at, before, after }: DocumentChange,
  { leads }: Pick<Services, 'leads'>,
): Promise<void> {
  const collection = leadFormCollections.find((known) => known === name);
  if (before !== null || after === null || collection === undefined) return;
  await leads.collect({ collection, id, at });
}
