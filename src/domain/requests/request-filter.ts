import { addDaysTo, brusselsDate, midnightOf } from './calendar.ts';
import { type RequestStatus, requestStatuses, storedSpellings } from './request-status.ts';

/** Groups of statuses as shown in the filter: not assigned yet, assigned, over, cancelled. */
export const requestGroups = ['open', 'planned', 'done', 'cancelled'] as const;

export type RequestGroup = (typeof requestGroups)[number];

const groups: Readonly<Record<RequestStatus, RequestGroup>> = {
  submitted: 'open',
  processing: 'open',
  assigned: 'planned',
  ended: 'done',
  paid: 'done',
  cancelled: 'cancelled',
};

export function groupOf(status: RequestStatus): RequestGroup {
  return groups[status];
}

/** Periods of the request's creation. */
export const requestPeriods = ['recent', 'this-year', 'last-year', 'earlier'] as const;

export type RequestPeriod = (typeof requestPeriods)[number];

const recentDays = 90;

/** The chosen filter; null for no restriction. */
export interface RequestFilter {
  readonly group: RequestGroup | null;
  readonly serviceId: string | null;
  readonly period: RequestPeriod | null;
}

export const noFilter: RequestFilter = { group: null, serviceId: null, period: null };

export function isFiltering({ group, serviceId, period }: RequestFilter): boolean {
  return group !== null || serviceId !== null || period !== null;
}

/** A half-open interval: `from` included, `before` excluded; null for no bound. */
interface Span {
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Returns the interval of a period; it begins and ends at midnight in Brussels. */
export function spanOf(period: RequestPeriod | null, now: Date): Span {
  const today = brusselsDate(now);
  const year = Number(today.slice(0, 4));
  const newYear = (of: number) => midnightOf(`${of}-01-01`);
  switch (period) {
    case null:
      return { from: null, before: null };
    case 'recent':
      return { from: midnightOf(addDaysTo(today, -recentDays)), before: null };
    case 'this-year':
      return { from: newYear(year), before: null };
    case 'last-year':
      return { from: newYear(year - 1), before: newYear(year) };
    case 'earlier':
      return { from: null, before: newYear(year - 1) };
  }
}

/** The filter as query conditions. */
export interface RequestSelection extends Span {
  /** The stored spellings of the matching statuses; null for any. */
  readonly statuses: readonly string[] | null;
  readonly serviceId: string | null;
}

export function selectionOf({ group, serviceId, period }: RequestFilter, now: Date): RequestSelection {
  const statuses =
    group === null ? null : storedSpellings(requestStatuses.filter((status) => groupOf(status) === group));
  return { statuses, serviceId, ...spanOf(period, now) };
}

export interface FilteredRequest {
  /** null for an unknown status, which belongs to no group. */
  readonly status: RequestStatus | null;
  readonly serviceId: string;
  readonly askedAt: Date;
}

/** Applies the filter to a request on this device. */
export function matchesFilter(request: FilteredRequest, { group, serviceId, period }: RequestFilter, now: Date) {
  const { from, before } = spanOf(period, now);
  return (
    (group === null || (request.status !== null && groupOf(request.status) === group)) &&
    (serviceId === null || request.serviceId === serviceId) &&
    (from === null || request.askedAt >= from) &&
    (before === null || request.askedAt < before)
  );
}
