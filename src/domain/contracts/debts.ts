import * as z from 'zod/mini';
import { latePaymentDecisions, latePaymentStates } from '../documents/payments/debt.ts';
import { bankEntry, transferCents } from '../documents/payments/transfer.ts';
import { documentId, isoDate } from '../field-types.ts';
import { reasonIfNeeded } from '../reason.ts';
import { transferReference } from '../transfers/transfer-reference.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

const onDebt = { command_id: z.uuid(), debt_id: documentId, revision: z.int().check(z.gte(1)) };

/** Releases or drops the fee that is proposed for a debt, or takes back one that was released and is not charged. */
export const decideLatePayment = functionContract({
  name: 'decide-late-payment',
  input: z.strictObject({ ...onDebt, decision: z.enum(latePaymentDecisions), reason: reasonIfNeeded }),
  output: recordOutput({ debt_id: documentId, state: z.enum(latePaymentStates), cents: z.int() }),
});

/** The reminder on paper was posted. `day`: the day on the letter. */
export const recordReminderLetter = functionContract({
  name: 'record-reminder-letter',
  input: z.strictObject({ ...onDebt, day: isoDate }),
  output: recordOutput({ debt_id: documentId, pay_by: isoDate }),
});

/** The letter about a fee that staff released was posted. `day`: the day on the letter. */
export const recordFeeLetter = functionContract({
  name: 'record-fee-letter',
  input: z.strictObject({ ...onDebt, day: isoDate }),
  output: recordOutput({ debt_id: documentId }),
});

/**
 * A transfer has arrived on our account: its amount is added to the balance, and settles what is open. `again`: an entry
 * with the same reference, amount, day and id of the bank is known, and this is another one.
 */
export const recordTransfer = functionContract({
  name: 'record-transfer',
  input: z.strictObject({
    command_id: z.uuid(),
    reference: transferReference,
    cents: transferCents,
    date: isoDate,
    bank_entry: bankEntry,
    again: z.boolean(),
  }),
  output: recordOutput({ transfer_id: documentId, senior_id: documentId }),
});
