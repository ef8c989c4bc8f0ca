import { collections } from '#domain/collections.ts';
import type { EmployerTip } from '#domain/documents/forms/employer-tip.ts';
import type { WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import { isAlreadyExists } from '../already-exists.ts';
import { firestore } from '../firestore.ts';

/** A document of a public form, and the id that was minted for it. */
export type PublicForm =
  | { readonly kind: 'waitingList'; readonly id: string; readonly document: WaitingListEntry }
  | { readonly kind: 'employerTips'; readonly id: string; readonly document: EmployerTip };

export interface PublicForms {
  /** Stores a form once. A document that exists is an earlier attempt, and stays as it is. */
  store(form: PublicForm): Promise<void>;
}

export const firestorePublicForms: PublicForms = {
  async store({ kind, id, document }) {
    try {
      await firestore().collection(collections[kind]).doc(id).create(document);
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  },
};
