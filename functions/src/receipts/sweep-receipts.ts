import { monthOf, monthsAfter } from '#domain/receipts/receipt-number.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';
import { issueWaiting } from './issue-receipts.ts';

type Needed = Pick<Services, 'receipts' | 'clock' | 'log'>;

const pageSize = 200;
/** What was booked in the last second of a month is stored by then. */
const settledAfterMs = 60 * 60 * 1000;

/** Makes the statements of a month. @returns whether all of them exist. */
async function makeStatements(month: string, { receipts, log }: Needed): Promise<boolean> {
  let complete = true;
  const done = new Set<string>();
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof receipts.accountsIn>> = await receipts.accountsIn(month, after, pageSize);
    for (const userId of page.userIds) {
      if (done.has(userId)) continue;
      done.add(userId);
      try {
        if ((await receipts.makeStatement(userId, month)) === 'waits') complete = false;
      } catch (error) {
        complete = false;
        log.error('statement left unmade', { documentId: userId, ...describeFailure(error) });
      }
    }
    after = page.next;
  } while (after !== null);
  return complete;
}

/** Issues the receipts that no trigger issued, and after the end of a month its statements. */
export async function sweepReceipts(services: Needed): Promise<void> {
  const { receipts, clock } = services;
  await issueWaiting(services);
  const month = monthsAfter(monthOf(new Date(clock.now().getTime() - settledAfterMs)), -1);
  if (await receipts.isComplete(month)) return;
  if (await makeStatements(month, services)) await receipts.complete(month);
}
