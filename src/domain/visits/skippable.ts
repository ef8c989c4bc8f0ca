import { cancellationTerms } from '../requests/cancellation-terms.ts';
import { visitSpan } from '../requests/visit-span.ts';
import type { VisitState } from './visit-state.ts';

/** What decides whether a senior can skip a visit herself. */
export interface SkippableVisit {
  readonly state: VisitState;
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm */
  readonly start: string;
  readonly minutes: number;
}

/**
 * `free`: she skips it herself, which costs nothing. `late`: a student is to come within 72 hours, so that it may cost
 * something, which staff tells her on the phone first. `no`: it has begun, is over, or is not to be any more.
 */
export function skippingOf({ state, date, start, minutes }: SkippableVisit, now: Date): 'free' | 'late' | 'no' {
  if (state !== 'open' && state !== 'offered' && state !== 'confirmed') return 'no';
  const when = { requestDate: date, time: start, hours: minutes / 60 };
  const span = visitSpan(when);
  if (span === null || span.start <= now) return 'no';
  if (state !== 'confirmed') return 'free';
  return cancellationTerms(when, now)?.kind === 'free' ? 'free' : 'late';
}
