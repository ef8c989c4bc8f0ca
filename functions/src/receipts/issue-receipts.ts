import type { DocumentChange } from '../shell/document-change.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';

type Needed = Pick<Services, 'receipts' | 'log'>;
type Waiting = Awaited<ReturnType<Needed['receipts']['waiting']>>[number];

/** Of one transaction: it stays short, so that other lines hardly wait for the series. */
const together = 20;
/** Of one run; the sweep goes on where this stops. */
const mostPages = 100;

/** Issues what waits, a transaction at a time. An order that cannot be read keeps no other waiting. */
export async function issueWaiting({ receipts, log }: Needed): Promise<void> {
  let after: Waiting | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const lines: readonly Waiting[] = await receipts.waiting(after, together);
    if (lines.length === 0) return;
    const { unreadable } = await receipts.issue(lines.map(({ lineId }) => lineId));
    for (const documentId of unreadable) log.error('line without a receipt', { documentId });
    after = lines.at(-1) ?? null;
  }
}

/** Issues the receipt of a line that was just written, and those that wait beside it. */
export async function issueReceiptOf({ documentId, after }: DocumentChange, services: Needed): Promise<void> {
  if (after === null || !(await services.receipts.isWaiting(documentId))) return;
  try {
    await issueWaiting(services);
  } catch (error) {
    // The sweep does it again; the event must not repeat the mails of the same line.
    services.log.error('receipts left waiting', { documentId, ...describeFailure(error) });
  }
}
