import type { RequestStatus } from '../requests/request-status.ts';
import type { VisitState } from './visit-state.ts';

const isComing = (state: VisitState) => state === 'confirmed' || state === 'started';
const isPaid = (state: VisitState) => state === 'charged' || state === 'missed';
const isOver = (state: VisitState) => state === 'done' || state === 'approved' || isPaid(state);

/**
 * The status of a request, which follows from its visits (design.md, "States of a visit"): submitted until staff takes
 * it; assigned while a visit is to come or under way; ended when all are done; paid when all are charged; cancelled when
 * all are; otherwise processing. Cancelled visits do not count beside others. A missed one delays neither end nor payment
 * of others, but nothing has ended while no visit took place.
 * @param visits in any order. @param isTaken whether a staff member has taken the request.
 */
export function requestStatusOfVisits(visits: readonly VisitState[], isTaken: boolean): RequestStatus {
  if (visits.length === 0) return isTaken ? 'processing' : 'submitted';
  const counted = visits.filter((state) => state !== 'cancelled');
  if (counted.length === 0) return 'cancelled';
  if (counted.every(isPaid) && counted.includes('charged')) return 'paid';
  if (counted.every(isOver) && counted.some((state) => state !== 'missed')) return 'ended';
  if (counted.some(isComing)) return 'assigned';
  return 'processing';
}
