import {
  type CollectionReference,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  type UserCredits,
  userCreditsSchema,
} from '#domain/documents/credits.ts';
import type { Stored } from '#domain/credits/ledger-check.ts';

export interface Books {
  readonly lines: readonly Stored<CreditTransaction>[];
  readonly balances: readonly Stored<UserCredits>[];
  /** Paths of documents that do not parse: they are not counted. */
  readonly unreadable: readonly string[];
}

const pageSize = 500;

function fieldsOf(document: QueryDocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(document.data()).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return Object.fromEntries(fields) as Record<string, unknown>;
}

/** Every line and every balance in one snapshot, so that concurrent payments cause no error. */
export function readBooks(firestore: Firestore): Promise<Books> {
  return firestore.runTransaction(
    async (transaction) => {
      const unreadable: string[] = [];
      async function readAll<Content>(
        collection: CollectionReference,
        schema: z.core.$ZodType<Content>,
      ): Promise<Stored<Content>[]> {
        const found: Stored<Content>[] = [];
        const all = collection.orderBy('__name__').limit(pageSize);
        let page = await transaction.get(all);
        while (!page.empty) {
          for (const document of page.docs) {
            const { data } = z.safeParse(schema, fieldsOf(document));
            if (data === undefined) unreadable.push(document.ref.path);
            else found.push({ id: document.id, content: data });
          }
          const last = page.docs.at(-1);
          if (last === undefined || page.size < pageSize) break;
          page = await transaction.get(all.startAfter(last));
        }
        return found;
      }
      const lines = await readAll(firestore.collection(collections.creditTransactions), creditTransactionSchema);
      const balances = await readAll(firestore.collection(collections.userCredits), userCreditsSchema);
      return { lines, balances, unreadable };
    },
    { readOnly: true },
  );
}
