import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import type { IconName } from '#ui/content/icon.tsx';
import type { BadgeTone } from '#ui/feedback/status-badge.tsx';

interface Look {
  readonly tone: BadgeTone;
  readonly icon: IconName;
  /** Whether the line is part of the balance. */
  readonly counts: 'yes' | 'not-yet' | 'never';
}

export const transactionLooks: Readonly<Record<CreditTransaction['transaction_type'], Look>> = {
  purchase_pending: { tone: 'warning', icon: 'clock', counts: 'not-yet' },
  purchase_completed: { tone: 'success', icon: 'check', counts: 'yes' },
  purchase_cancelled: { tone: 'neutral', icon: 'close', counts: 'never' },
  service_usage: { tone: 'info', icon: 'ask-help', counts: 'yes' },
  adjustment: { tone: 'info', icon: 'credits', counts: 'yes' },
  visit_refund: { tone: 'success', icon: 'credits', counts: 'yes' },
  missed_visit: { tone: 'success', icon: 'credits', counts: 'yes' },
  late_payment: { tone: 'warning', icon: 'clock', counts: 'yes' },
  transfer: { tone: 'success', icon: 'check', counts: 'yes' },
  refund: { tone: 'plum', icon: 'back', counts: 'yes' },
};
