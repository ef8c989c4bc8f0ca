import type { z } from 'zod';
import type {
  FileAnswer,
  readCustomerReceipt as customerContract,
  readReceipt as contract,
} from '#domain/contracts/receipts.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { printReceipt } from './print-receipt.ts';

type Needed = Pick<Services, 'receipts' | 'printer'>;

/** For whom it is made out alone. A line without a receipt gets its number now: the caller need not come back. */
export async function receiptOf(
  lineId: string,
  userId: string,
  { receipts, printer }: Needed,
): Promise<Answer<FileAnswer>> {
  let receipt = await receipts.ofLine(lineId, userId);
  if (receipt === null) {
    await receipts.order(lineId, userId);
    await receipts.issue([lineId]);
    receipt = await receipts.ofLine(lineId, userId);
  }
  return receipt === null ? reject('not-found') : ok(await printReceipt(receipt, printer));
}

export const readReceipt = (
  { line_id: lineId }: z.output<typeof contract.input>,
  { seniorId }: Caller,
  services: Needed,
): Promise<Answer<FileAnswer>> => receiptOf(lineId, seniorId, services);

export const readCustomerReceipt = (
  { line_id: lineId, senior_id: seniorId }: z.output<typeof customerContract.input>,
  _caller: Caller,
  services: Needed,
): Promise<Answer<FileAnswer>> => receiptOf(lineId, seniorId, services);
