import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type Erasure, erasureSchema } from '#domain/documents/privacy/erasure.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** Of people who are to be erased, or were; by their id. */
export const erasureNotes = (): CollectionReference => firestore().collection(collections.erasures);

export const noteIn = (snapshot: DocumentSnapshot): Erasure | null =>
  erasureSchema.safeParse(storedDates(snapshot)).data ?? null;
