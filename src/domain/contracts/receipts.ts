import * as z from 'zod/mini';
import { boundedText, documentId, textLimits } from '../field-types.ts';
import { calendarMonth } from '../receipts/receipt-number.ts';
import { actingFor } from './acting-for-input.ts';
import { functionContract } from './function-contract.ts';

/** A file for the device. It goes with the answer, and never has an address of its own. */
const file = z.strictObject({
  file_name: boundedText(textLimits.label, 1),
  type: z.literal('application/pdf'),
  base64: z.base64(),
});

export type FileAnswer = z.infer<typeof file>;

/** The receipt of a line of the senior's own ledger, as a PDF. One that waits for its number gets it now. */
export const readReceipt = functionContract({
  name: 'read-receipt',
  input: z.strictObject({ ...actingFor, line_id: documentId }),
  output: file,
});

/** The senior's own statement of a month that is over, as a PDF. */
export const readStatement = functionContract({
  name: 'read-statement',
  input: z.strictObject({ ...actingFor, month: calendarMonth }),
  output: file,
});

/** The same for staff, of any account. */
export const readCustomerReceipt = functionContract({
  name: 'read-customer-receipt',
  input: z.strictObject({ senior_id: documentId, line_id: documentId }),
  output: file,
});

export const readCustomerStatement = functionContract({
  name: 'read-customer-statement',
  input: z.strictObject({ senior_id: documentId, month: calendarMonth }),
  output: file,
});
