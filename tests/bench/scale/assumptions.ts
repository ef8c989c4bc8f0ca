import type { CountedName } from './figures.ts';

/**
 * What people do in a month, which no test can count. Everything else in docs/scale.md follows from these and from what was
 * counted.
 */
export const assumed = {
  daysPerMonth: 30,
  /** 50,000 visits a day for 1,000,000 seniors. */
  visitsPerSenior: 1.5,
  /** A visit that recurs has no request of its own: this is the most. */
  requestsPerVisit: 1,
  purchasesPerVisit: 0.5,
  messagesPerVisit: 1,
  /** Of all visits. */
  reviewedVisits: 0.3,
  /** How often a student opens her page for a visit. */
  studentPagesPerVisit: 4,
  /** The timer comes by every quarter of an hour, from nine to midnight on the day before and four hours before the visit. */
  announcingRuns: 75,
  dashboardsPerSenior: 8,
  familyPagesPerSenior: 4,
  /** A page that is shown asks again every half minute. */
  minutesPerPage: 2,
  /** Staff opens the day's overview and the list of requests so often for a visit, … */
  staffPagesPerVisit: 0.2,
  /** … and has one of them before it for so long: a member of staff for a hundred visits a day. */
  staffMinutesPerVisit: 5,
  /** Time in which an instance is busy with one call or event; the emulator's own is no measure of it. */
  secondsPerCall: 0.2,
} as const;

const perVisit = (times: number): number => times * assumed.visitsPerSenior;

/** How often a senior has each counted piece of work done, in a month. Timers run by the clock instead. */
export const timesPerSenior: Readonly<Record<CountedName, number>> = {
  'buy-credits': perVisit(assumed.purchasesPerVisit),
  ask: perVisit(assumed.requestsPerVisit),
  'send-quote': perVisit(assumed.requestsPerVisit),
  'accept-quote': perVisit(assumed.requestsPerVisit),
  offer: perVisit(1),
  'open-student-page': perVisit(assumed.studentPagesPerVisit),
  'accept-offer': perVisit(1),
  announce: perVisit(1),
  'announce-again': perVisit(assumed.announcingRuns),
  'write-message': perVisit(assumed.messagesPerVisit),
  'check-in': perVisit(1),
  'check-out': perVisit(1),
  approve: perVisit(1),
  review: perVisit(assumed.reviewedVisits),
  'view-dashboard': assumed.dashboardsPerSenior,
  'minute-of-dashboard': assumed.dashboardsPerSenior * assumed.minutesPerPage,
  'view-family': assumed.familyPagesPerSenior,
  'minute-of-family': assumed.familyPagesPerSenior * assumed.minutesPerPage,
  'view-staff-today': perVisit(assumed.staffPagesPerVisit / 2),
  'view-staff-requests': perVisit(assumed.staffPagesPerVisit / 2),
  'minute-of-staff-requests': perVisit(assumed.staffMinutesPerVisit),
};
