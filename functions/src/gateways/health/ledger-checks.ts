import { collections } from '#domain/collections.ts';
import { type LedgerCheck, ledgerCheckSchema } from '#domain/documents/health/ledger-check.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';
import { type Books, readBooks } from '../payments/read-books.ts';

/** What the nightly check of the books found. */
export interface LedgerChecks {
  readBooks(): Promise<Books>;
  /** One for each day: a second check of a day replaces the first. */
  note(check: LedgerCheck): Promise<void>;
  last(): Promise<LedgerCheck | null>;
}

const checks = () => firestore().collection(collections.ledgerChecks);

export const firestoreLedgerChecks: LedgerChecks = {
  readBooks: () => readBooks(firestore()),

  async note(check) {
    await checks().doc(brusselsDate(check.checked_at)).set(ledgerCheckSchema.parse(check));
  },

  async last() {
    const { docs } = await checks().orderBy('checked_at', 'desc').limit(1).get();
    const [found] = docs;
    return found === undefined ? null : ledgerCheckSchema.parse(storedDates(found));
  },
};
