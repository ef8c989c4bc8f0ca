import type { StoredRefund } from '#domain/documents/payments/refund.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';
import { forEach } from './for-each.ts';
import { type RefundServices, sendRefund } from './send-refund.ts';

const minuteMs = 60_000;
/** Longer than the call that ordered it can take. */
const waitMinutes = 5;
const pageSize = 100;
/** Bounded by the function's timeout; the rest is handled an hour later. */
const mostRefunds = 1_000;

/** Asks Stripe again for refunds that it is not known to have: the call that ordered them ended before its answer. */
export async function sendWaitingRefunds(services: RefundServices & Pick<Services, 'clock'>): Promise<void> {
  const { refunds, clock, log } = services;
  const before = new Date(clock.now().getTime() - waitMinutes * minuteMs);
  let last: StoredRefund | null = null;
  for (let seen = 0; seen < mostRefunds; seen += pageSize) {
    const page: readonly StoredRefund[] = await refunds.waiting(before, last, pageSize);
    await forEach(
      page,
      ({ id, refund: { session_id: sessionId, cents } }) => sendRefund({ id, sessionId, cents }, services),
      ({ id }, error) => log.error('refund left waiting', { documentId: id, ...describeFailure(error) }),
    );
    last = page.at(-1) ?? null;
    if (page.length < pageSize) return;
  }
}
