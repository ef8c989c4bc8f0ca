import { err, ok } from '#domain/result.ts';
import { lateFeeAtMost } from '#domain/visits/late-fee.ts';
import { cancelled, findVisit, isCancellable, withVisit } from '../change-visits.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

/**
 * Cancels one visit that has not begun. @param feeCents what it costs the senior, as staff told her: at most the agreed
 * price, and nothing while cancelling is free.
 */
export function cancelVisit(before: RequestCase, visitId: string, { now }: DecisionContext, feeCents = 0): Decision {
  const found = findVisit(before, visitId);
  if (found === undefined) return err('not-found');
  if (!isCancellable(found)) return err('visit-state-changed');
  if (feeCents > lateFeeAtMost(found.visit, now)) return err('fee-too-high');
  return ok(withVisit(before, cancelled(found, now, feeCents)));
}
