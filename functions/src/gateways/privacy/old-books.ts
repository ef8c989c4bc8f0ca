import type { Query } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { idsOfRule, type RuleReport } from '#domain/documents/privacy/retention-report.ts';
import { booksEnd, booksOf, daysBefore, daysToAnswer, lastOf } from '#domain/privacy/retention.ts';
import { firestore } from '../firestore.ts';
import { erasureNotes, noteIn } from './erasure-notes.ts';
import { lastEntriesOf } from './last-entries.ts';
import { pagesOf } from './person-search.ts';

/** The books of accounts that are gone, ten years after their last entry (docs/decisions/0111-retention.md). */
export interface OldBooks {
  remove(now: Date): Promise<RuleReport>;
}

const within = (collection: string, field: string, value: string): Query =>
  firestore().collection(collection).where(field, '==', value);

/** The last that happened in the books; the day of erasing where nothing ever did. */
const lastEntry = async (uid: string, erasedAt: Date): Promise<Date> => lastOf(await lastEntriesOf(uid)) ?? erasedAt;

/** Receipts name the account whose line they are of only where somebody else paid it. */
const receiptsOf = async (uid: string) => {
  const own = await within(collections.receipts, 'user_id', uid).get();
  return own.docs.filter((each) => each.get('account_uid') === undefined || each.get('account_uid') === uid);
};

async function removeBooks(uid: string): Promise<void> {
  for (const [collection, field] of Object.entries(booksOf))
    for await (const page of pagesOf(within(collection, field, uid))) {
      const batch = firestore().batch();
      for (const { ref } of page) batch.delete(ref);
      await batch.commit();
    }
  const writer = firestore().bulkWriter();
  for (const { ref } of await receiptsOf(uid)) void writer.delete(ref);
  await writer.close();
}

export const firestoreOldBooks: OldBooks = {
  async remove(now) {
    const soon: string[] = [];
    let gone = 0;
    for await (const page of pagesOf(erasureNotes().where('state', '==', 'closed')))
      for (const each of page) {
        const note = noteIn(each);
        if (note?.closed_at == null) continue;
        const end = booksEnd(await lastEntry(each.id, note.closed_at));
        if (end <= now) {
          if (note.kind === 'senior') await removeBooks(each.id);
          // Last: by it an interrupted run finds the books again.
          await each.ref.delete();
          gone += 1;
        } else if (end <= daysBefore(now, -daysToAnswer)) soon.push(each.id);
      }
    return { rule: 'books', gone, coming: soon.length, ids: soon.slice(0, idsOfRule) };
  },
};
