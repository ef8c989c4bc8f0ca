import type { DebtLetter } from '#domain/documents/payments/debt.ts';
import { type CalendarPlace, calendarPlaceParts, type IllPlace, illPlaceParts } from '#domain/staff/calendar-place.ts';
import { newSenior, staffPaths } from '#domain/staff/staff-paths.ts';

type Parts = readonly (readonly [string, string])[];

const withQuery = (path: string, parts: Parts) =>
  parts.length === 0 ? path : `${path}?${new URLSearchParams(parts.map(([name, value]) => [name, value])).toString()}`;

export interface TodayPlace {
  /** The open list; null for none. */
  readonly list: string | null;
  /** The open request; null for none. */
  readonly request: string | null;
}

const requestHref = (id: string): string => staffPaths.request.replace(':id', encodeURIComponent(id));

/** Builds every address of staff's app; no other file composes one. */
export const staffHrefs = {
  today: ({ list, request }: TodayPlace) =>
    withQuery(staffPaths.today, [
      ...(list === null ? [] : [['list', list] as const]),
      ...(request === null ? [] : [['request', request] as const]),
    ]),
  requests: (requestId: string | null, filter: Parts) =>
    withQuery(requestId === null ? staffPaths.requests : requestHref(requestId), filter),
  request: requestHref,
  proposals: (filter: Parts = []) => withQuery(staffPaths.proposals, filter),
  figures: (place: Parts) => withQuery(staffPaths.figures, place),
  students: () => staffPaths.students,
  student: (id: string) => staffPaths.student.replace(':id', encodeURIComponent(id)),
  newStudent: () => staffPaths.newStudent,
  importStudents: () => staffPaths.importStudents,
  leads: (leadId: string | null, filter: Parts = []) =>
    withQuery(leadId === null ? staffPaths.leads : staffPaths.lead.replace(':id', encodeURIComponent(leadId)), filter),
  reviews: (parts: Parts = []) => withQuery(staffPaths.reviews, parts),
  mails: (parts: Parts = []) => withQuery(staffPaths.mails, parts),
  credits: (parts: Parts = []) => withQuery(staffPaths.credits, parts),
  audit: (parts: Parts = []) => withQuery(staffPaths.audit, parts),
  calendar: (place: CalendarPlace) => withQuery(staffPaths.calendar, calendarPlaceParts(place)),
  /** Without a place the student is still to be chosen. */
  ill: (place: IllPlace | null) => withQuery(staffPaths.ill, place === null ? [] : illPlaceParts(place)),
  people: (seniorId: string | null) =>
    seniorId === null ? staffPaths.people : staffPaths.person.replace(':id', encodeURIComponent(seniorId)),
  book: (seniorId: string | null) => withQuery(staffPaths.book, seniorId === null ? [] : [['senior', seniorId]]),
  /** A new customer, from what a lead has said of itself. */
  bookLead: (leadId: string) =>
    withQuery(staffPaths.book, [
      ['senior', newSenior],
      ['lead', leadId],
    ]),
  help: () => staffPaths.help,
  debtLetter: (letter: DebtLetter, debtId: string) =>
    (letter === 'fee' ? staffPaths.feeLetter : staffPaths.reminder).replace(':debtId', encodeURIComponent(debtId)),
  told: (alertId: string) => staffPaths.told.replace(':alertId', encodeURIComponent(alertId)),
  dataRequest: (id: string) => staffPaths.dataRequest.replace(':id', encodeURIComponent(id)),
  confirmation: (requestId: string) => staffPaths.confirmation.replace(':requestId', encodeURIComponent(requestId)),
} as const;
