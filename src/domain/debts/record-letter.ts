import { collections } from '../collections.ts';
import { readMissingMoney } from '../credits/missing-payment.ts';
import type { DocumentTransaction } from '../dispatch/transaction/document-transaction.ts';
import {
  type RecordCommand,
  recordConflict,
  recordRejected,
  type RecordRejection,
} from '../dispatch/transaction/record-command.ts';
import type { Debt, LatePayment, Reminder } from '../documents/payments/debt.ts';
import { lateFeeCents } from '../public/terms.ts';
import { brusselsDate } from '../requests/calendar.ts';
import { err, ok, type Result } from '../result.ts';
import { type ChangedDebt, changedDebt, debtWrite } from './debt-writes.ts';
import { missingOfFee } from './missing-of-fee.ts';
import { owedFees, owedItems } from './owed-items.ts';
import { isLetterOfDay, letterPayBy } from './payment-terms.ts';
import { missingNow, readDebt } from './true-mails.ts';

export interface PostedLetter {
  readonly debtId: string;
  /** Of the debt that the letter was printed from. */
  readonly revision: number;
  /** The day on the letter. */
  readonly day: string;
}

export interface LetterAnswer {
  readonly debt_id: string;
  readonly pay_by: string;
}

export interface FeeLetterAnswer {
  readonly debt_id: string;
}

type Minted = Pick<RecordCommand<unknown>, 'commandId' | 'actor'>;
type Code = RecordRejection['code'];

interface Posting<Value> {
  readonly after: ChangedDebt;
  readonly value: Value;
  /** For the audit log. */
  readonly facts: Readonly<Record<string, string | number>>;
}

interface LetterOfDebt<Value> {
  readonly name: string;
  /** Why no such letter waits; null while one does. */
  readonly obstacle: (debt: Debt) => Code | null;
  /** What it says, if that still holds. */
  readonly post: (transaction: DocumentTransaction, debt: Debt) => Promise<Result<Posting<Value>, RecordRejection>>;
}

/** Staff has posted a letter. It counts once, on its day or the next, and only when what it says holds by then. */
const letterCommand = <Value>(
  { debtId: id, revision, day }: PostedLetter,
  minted: Minted,
  { name, obstacle, post }: LetterOfDebt<Value>,
): RecordCommand<Value> => ({
  ...minted,
  name,
  async decide(transaction, { now, actor }) {
    const before = await readDebt(transaction, id);
    if (before === null) return recordRejected('not-found');
    const conflict = recordConflict(before, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    const code = obstacle(before);
    if (code !== null) return recordRejected(code);
    if (!isLetterOfDay(day, brusselsDate(now))) return recordRejected('letter-outdated');
    const posted = await post(transaction, before);
    if (!posted.ok) return err(posted.error);
    const { after, value, facts } = posted.value;
    return ok({
      value,
      writes: [debtWrite(id, changedDebt({ before, after, name, by: actor.name, now }))],
      audit: {
        collection: collections.debts,
        document_id: id,
        before: { state: before.state },
        after: { state: after.state, ...facts },
      },
    });
  },
});

function obstacleOfReminder({ state }: Debt): Code | null {
  if (state === 'settled') return 'debt-paid';
  return state === 'to-print' ? null : 'debt-decided';
}

/**
 * The reminder on paper was posted: its term begins. Only a letter that is true by then counts: with the amount that is
 * missing now, and a last day to pay that leaves as many days as the law asks for.
 */
export const recordLetter = (posted: PostedLetter, minted: Minted): RecordCommand<LetterAnswer> =>
  letterCommand(posted, minted, {
    name: 'record-reminder-letter',
    obstacle: obstacleOfReminder,
    async post(transaction, before) {
      const { debtId: id, day } = posted;
      const cents = await missingNow(transaction, id, before);
      if (cents === null) return recordRejected('debt-paid');
      if (cents !== before.missing) return recordRejected('letter-outdated');
      const reminder: Reminder = {
        way: 'letter',
        on: day,
        cents,
        fee_cents: lateFeeCents(cents),
        pay_by: letterPayBy(day),
      };
      return ok({
        after: { ...before, state: 'reminded', reminder },
        value: { debt_id: id, pay_by: reminder.pay_by },
        facts: { cents, pay_by: reminder.pay_by },
      });
    },
  });

function obstacleOfFee({ fee }: Debt): Code | null {
  if (fee?.state === 'charged') return 'late-payment-charged';
  return fee?.state === 'due' && fee.letter === 'to-print' ? null : 'debt-decided';
}

/** The letter about a released fee was posted. It names what is missing of the fee and of the visit: that holds, or it is printed again. */
export const recordFeeLetter = (posted: PostedLetter, minted: Minted): RecordCommand<FeeLetterAnswer> =>
  letterCommand(posted, minted, {
    name: 'record-fee-letter',
    obstacle: obstacleOfFee,
    async post(transaction, before) {
      const { debtId: id, day } = posted;
      const { fee } = before;
      if (fee === null) return recordRejected('debt-decided');
      const money = await readMissingMoney(transaction, before.senior_id);
      const owed = owedItems(money).get(id)?.owed;
      if (owed?.isDisputed === true) return recordRejected('debt-disputed');
      const isTrue = (owed?.missing ?? 0) === before.missing && owedFees(money).get(id) === missingOfFee(before);
      if (!isTrue) return recordRejected('letter-outdated');
      const told: LatePayment = { ...fee, letter: 'posted' };
      return ok({
        after: { ...before, fee: told },
        value: { debt_id: id },
        facts: { cents: fee.cents, missing: before.missing + missingOfFee(before), posted_on: day },
      });
    },
  });
