import type { BoardStage } from '../documents/board-row.ts';
import type { Quote } from '../documents/quote.ts';
import type { StoredVisit, Visit } from '../documents/visit.ts';
import { momentOf } from '../requests/calendar.ts';
import { wrongCodesAtMost } from '../visits/door-code.ts';
import { askedFrom } from '../visits/unrecorded.ts';
import type { RequestStatus } from '../requests/request-status.ts';

const stageOfStatus: Partial<Readonly<Record<RequestStatus, BoardStage>>> = {
  submitted: 'new',
  ended: 'done',
  paid: 'paid',
  cancelled: 'cancelled',
};

const startOf = ({ date, start }: Visit) => momentOf(date, start);

const isWithoutStudent = ({ visit: { state } }: StoredVisit) => state === 'open' || state === 'offered';

/** The visit that is next for staff: the first without a student, else the first to come or under way, else the last. */
export function nextVisit(visits: readonly StoredVisit[]): StoredVisit | null {
  const inOrder = visits.toSorted((one, other) => startOf(one.visit).getTime() - startOf(other.visit).getTime());
  return (
    inOrder.find(isWithoutStudent) ??
    inOrder.find(({ visit: { state } }) => state === 'confirmed' || state === 'started') ??
    inOrder.findLast(({ visit: { state } }) => state !== 'cancelled') ??
    inOrder.at(-1) ??
    null
  );
}

const openOffers = ({ offers }: Visit) => offers.filter(({ answer }) => answer === null);

/** What a request waits for. A visit without a student needs an agreed price before a student can be planned. */
export function boardStage(status: RequestStatus, quote: Quote | null, visits: readonly StoredVisit[]): BoardStage {
  const known = stageOfStatus[status];
  if (known !== undefined) return known;
  const next = nextVisit(visits)?.visit;
  if (next === undefined || next.state === 'missed') return 'to-plan';
  if (next.state === 'started') return 'started';
  if (quote?.state === 'sent') return 'quoted';
  if (quote?.state === 'declined') return 'quote-declined';
  if (next.state === 'confirmed') return 'planned';
  if (next.price === null) return 'to-quote';
  if (next.state === 'offered') return openOffers(next).length > 0 ? 'offered' : 'offer-declined';
  return 'to-plan';
}

/** The senior asks to look at a visit; the first of them. */
function questionedAt(visits: readonly StoredVisit[]): Date | null {
  const asked = visits.flatMap(({ visit: { state, questioned_at: at } }) =>
    state === 'done' && at instanceof Date ? [at.getTime()] : [],
  );
  return asked.length === 0 ? null : new Date(Math.min(...asked));
}

/**
 * When the stage begins to need somebody: an offer expires, a planned visit should have begun, one that began should be
 * over for long, or the senior asks to look at one.
 */
export function needsAttentionAt(stage: BoardStage, visits: readonly StoredVisit[]): Date | null {
  const next = nextVisit(visits)?.visit;
  if (next === undefined) return null;
  // Nobody can start it but staff.
  if (stage === 'planned' && (next.wrong_codes ?? 0) >= wrongCodesAtMost) return next.updated_at;
  if (stage === 'planned') return startOf(next);
  if (stage === 'started') return askedFrom(next);
  if (stage === 'done') return questionedAt(visits);
  if (stage !== 'offered') return null;
  const first = Math.min(...openOffers(next).map(({ expires_at }) => expires_at.getTime()));
  return new Date(first);
}
