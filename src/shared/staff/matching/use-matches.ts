import { useMay } from '../role/use-may.ts';
import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CustomerNeeds } from '#domain/documents/customer.ts';
import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { readKnown } from '#domain/read-known.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { bestMatches, type Match } from '#domain/matching/best-matches.ts';
import type { Candidate, OpenVisit } from '#domain/matching/candidate.ts';
import { candidatesFor, daysToMatch, openVisitOf } from '#domain/matching/open-visit-of.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { studentQueries } from '#shared/staff/matching/student-queries.ts';
import { useStudents } from '#shared/staff/matching/use-students.ts';

export interface MatchedVisit {
  readonly row: BoardRow;
  /** null for a request whose day does not exist. */
  readonly visit: StoredVisit | null;
  /** As it is stored. */
  readonly quote: unknown;
  readonly language: AccountLanguage | null;
  readonly needs: CustomerNeeds | null;
  /** Of this senior. */
  readonly formerVisits: readonly StoredVisit[];
  /** Who has the visit already, and is not proposed for it. */
  readonly except?: string | null;
}

/** A student of the list, with all that is known of her. */
export interface Suggestion extends Match {
  readonly candidate: Candidate;
}

export type Matches =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | {
      readonly status: 'ready';
      /** null for a service that staff added: no student says that she does it. */
      readonly visit: OpenVisit | null;
      /** Best first. */
      readonly best: readonly Suggestion[];
      readonly candidates: readonly Candidate[];
    };

/** The best students for a visit, from what this device has read of students and their days. */
export function useMatches(acting: ActingFor, matched: MatchedVisit): Matches {
  const { row, visit, quote, language, needs, formerVisits, except = null } = matched;
  const students = useStudents(acting);
  const days = useCachedQuery(
    studentQueries.days(acting, daysToMatch(visit?.visit.date ?? brusselsDate(row.created_at))),
    useMay()('students.view'),
  );
  return useMemo(() => {
    if (students.status !== 'ready') return students;
    if (days.status !== 'ready') return days;
    const parsed = readKnown(quoteSchema, quote);
    const open = visit === null ? null : openVisitOf({ row, visit, quote: parsed, language, needs });
    const candidates = candidatesFor(students.value, days.value, formerVisits);
    const byId = new Map(candidates.map((candidate) => [candidate.profile.id, candidate]));
    const others = candidates.filter(({ profile }) => profile.id !== except);
    const best = (open === null ? [] : bestMatches(open, others)).flatMap((match) => {
      const candidate = byId.get(match.studentId);
      return candidate === undefined ? [] : [{ ...match, candidate }];
    });
    return { status: 'ready', visit: open, best, candidates };
  }, [students, days, row, visit, quote, language, needs, formerVisits, except]);
}
