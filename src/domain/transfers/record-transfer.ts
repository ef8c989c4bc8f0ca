import { collections } from '../collections.ts';
import { lineWrites, readStoredBalance } from '../credits/adjustment-line.ts';
import { amountFields, amountText, inCredits } from '../credits/cents.ts';
import { transferLineId } from '../credits/charge-line.ts';
import { lineDescriptions } from '../credits/line-description.ts';
import { readRecipient } from '../customers/read-recipient.ts';
import { type DocumentTransaction, type DocumentWrite, readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, type RecordContext, recordRejected } from '../dispatch/transaction/record-command.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import { mailSchema } from '../documents/mail.ts';
import { type Transfer, transferReferenceSchema, transferSchema } from '../documents/payments/transfer.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { brusselsDate, daysBetween } from '../requests/calendar.ts';
import { ok } from '../result.ts';

export interface ArrivedTransfer extends Pick<Transfer, 'reference' | 'cents' | 'date'> {
  /** The bank's own id of the entry; empty where there is none. */
  readonly bankEntry: string;
  /** The screen said that there is one just like it, and was told to go on. */
  readonly again: boolean;
}

export interface TransferAnswer {
  readonly transfer_id: string;
  readonly senior_id: string;
}

/** An older entry is taken for a typing mistake. */
const oldestDays = 400;

/** Of entries that look the same; more is a mistake. */
const mostCopies = 20;

/** What an entry of the bank is known by. The same four are the same entry, unless staff says otherwise. */
function entryId({ reference, date, cents, bankEntry }: ArrivedTransfer, copy: number): string {
  const entry = bankEntry.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-');
  return `${reference}_${date}_${cents}_${entry}_${copy}`;
}

/** How many entries like this one are known. */
async function copiesOf(transaction: DocumentTransaction, arrived: ArrivedTransfer): Promise<number> {
  let known = 0;
  while (known < mostCopies) {
    if ((await readOne(transaction, collections.transfers, entryId(arrived, known + 1))) === null) return known;
    known += 1;
  }
  return known;
}

const lineOf = (id: string, { senior_id, cents }: Transfer, now: Date): CreditTransaction => ({
  id: transferLineId(id),
  user_id: senior_id,
  ...amountFields(cents),
  description: lineDescriptions.transfer,
  transaction_type: 'transfer',
  stripe_session_id: null,
  created_at: now,
});

/** Tells the senior that her money has arrived; nothing where confirmations are printed. */
async function receivedMail(
  transaction: DocumentTransaction,
  id: string,
  { senior_id: senior, cents, date }: Transfer,
  now: Date,
): Promise<readonly DocumentWrite[]> {
  const customer = await readRecipient(transaction, senior);
  if (customer === null) return [];
  const { email: to, language, firstName: name } = customer;
  const values = { senior, name, paid: amountText(cents), on: date };
  const mail = newMail({ to, language, template: 'transfer-received', values }, now);
  const path = { collection: collections.mail, id: mailIdAbout('transfer-received', id) };
  return [{ kind: 'create', ...path, data: mailSchema.parse(mail) }];
}

async function record(
  transaction: DocumentTransaction,
  seniorId: string,
  arrived: ArrivedTransfer,
  { now, actor }: RecordContext,
) {
  const { reference, cents, date, bankEntry, again } = arrived;
  const copies = await copiesOf(transaction, arrived);
  if (copies > 0 && (!again || copies >= mostCopies)) return recordRejected('transfer-known');
  const balance = await readStoredBalance(transaction, seniorId);
  if (balance === null) return recordRejected('balance-unreadable');
  const id = entryId(arrived, copies + 1);
  const transfer = transferSchema.parse({
    senior_id: seniorId,
    reference,
    cents,
    date,
    bank_entry: bankEntry,
    copy: copies + 1,
    recorded_by: actor,
    recorded_at: now,
  } satisfies Transfer);
  return ok({
    value: { transfer_id: id, senior_id: seniorId },
    writes: [
      { kind: 'create' as const, collection: collections.transfers, id, data: transfer },
      ...lineWrites(lineOf(id, transfer, now), balance + cents),
      ...(await receivedMail(transaction, id, transfer, now)),
    ],
    audit: {
      collection: collections.userCredits,
      document_id: seniorId,
      before: { balance: inCredits(balance) },
      after: { balance: inCredits(balance + cents), cents, transfer: id },
    },
  });
}

/**
 * Adds a transfer that arrived on our account to the balance of whose reference it names. One entry of the bank is one line:
 * an entry that looks just like a known one is refused until staff says that it is another.
 */
export const recordTransfer = (
  arrived: ArrivedTransfer,
  minted: Pick<RecordCommand<TransferAnswer>, 'commandId' | 'actor'>,
): RecordCommand<TransferAnswer> => ({
  ...minted,
  name: 'record-transfer',
  async decide(transaction, context) {
    const found = await readOne(transaction, collections.transferReferences, arrived.reference);
    const owner = transferReferenceSchema.safeParse(found).data;
    if (owner === undefined) return recordRejected('reference-unknown');
    const days = daysBetween(arrived.date, brusselsDate(context.now));
    if (days < 0 || days > oldestDays) return recordRejected('statement-day-invalid');
    return record(transaction, owner.senior_id, arrived, context);
  },
});
