import { collections } from '#domain/collections.ts';
import { type Refund, refundSchema } from '#domain/documents/payments/refund.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { type WaitingList, waitingNames } from './live/waiting-list.ts';
import { readNamedRows } from './named-rows.ts';

export interface NamedRefund {
  readonly refund: Refund;
  readonly seniorName: string;
}

export interface WaitingTransfers {
  readonly transfers: readonly Listed<NamedRefund>[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

const way: Refund['way'] = 'transfer';
const state: Refund['state'] = 'pending';

const waiting: WaitingList = {
  name: waitingNames.transfers,
  collection: collections.refunds,
  all: [
    ['way', '==', way],
    ['state', '==', state],
  ],
  by: 'asked_at',
};

/** The refunds that staff has to transfer, the longest waiting first. */
export async function readWaitingTransfers(most: number): Promise<Result<WaitingTransfers, DomainError>> {
  const found = await readNamedRows(waiting, refundSchema, most);
  if (!found.ok) return found;
  const transfers = found.value.rows.map(({ id, value: refund, seniorName }) => ({
    id,
    value: { refund, seniorName },
  }));
  return ok({ transfers, count: found.value.count });
}
