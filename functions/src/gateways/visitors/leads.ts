import { createHash } from 'node:crypto';
import { FieldPath } from 'firebase-admin/firestore';
import type { LeadForm } from '#domain/documents/lead.ts';
import { collectForm } from '#domain/leads/collect-form.ts';
import type { Hash } from '#domain/leads/lead-keys.ts';
import { inTransaction } from '../dispatch/in-transaction.ts';
import { firestore } from '../firestore.ts';

/** The people behind the forms that visitors send. */
export interface Leads {
  /** Adds a form to its person. Idempotent. @returns whether it was added now. */
  collect(form: LeadForm): Promise<boolean>;
  /** A page of forms by id, from after the given one. */
  formsAfter(collection: LeadForm['collection'], after: string | null, limit: number): Promise<readonly LeadForm[]>;
}

const hash: Hash = (text) => createHash('sha256').update(text).digest('hex');

export function createLeads(): Leads {
  return {
    collect: (form) => inTransaction((transaction) => collectForm(transaction, form, hash)),

    async formsAfter(collection, after, limit) {
      const ordered = firestore().collection(collection).orderBy(FieldPath.documentId());
      const page = after === null ? ordered : ordered.startAfter(after);
      const found = await page.limit(limit).select().get();
      return found.docs.map(({ id, createTime }) => ({ collection, id, at: createTime.toDate() }));
    },
  };
}
