import type { StoredVisit, Visit, VisitAccount } from '../documents/visit.ts';
import { boardStage } from './board-stage.ts';
import type { RequestCase } from './request-case.ts';
import { readRequestStatus } from '../requests/request-status.ts';

export type AuditFacts = Readonly<Record<string, string | number | null>>;

const said = (account: VisitAccount | null | undefined): string | null =>
  account == null ? null : account.came ? `came ${account.minutes ?? ''}`.trim() : 'did not come';

const asked = (move: Visit['proposed_move']): string | null =>
  move == null ? null : `${move.date} ${move.start}${move.declined_at === null ? '' : ' declined'}`;

/** What is known of a visit beyond its plan; only what it has, because most have none of it. */
function factsOfWork({ id, visit }: StoredVisit): readonly (readonly [string, string | number | null])[] {
  const found = [
    ['minutes_worked', visit.minutes_worked],
    ['km', visit.km],
    ['student_said', said(visit.student_account)],
    ['senior_said', said(visit.senior_account)],
    ['credited_cents', visit.credited_cents ?? null],
    ['move_asked', asked(visit.proposed_move)],
  ] as const;
  return found.flatMap(([name, value]) => (value === null ? [] : [[`${id}.${name}`, value] as const]));
}

/** What the audit log may say of a case: states, days, prices and ids; no names, addresses or notes. */
export function auditFacts({ request, quote, takenBy, visits }: RequestCase): AuditFacts {
  const status = readRequestStatus(request.status) ?? 'submitted';
  const facts: Record<string, string | number | null> = {
    status,
    stage: boardStage(status, quote, visits),
    taken_by: takenBy?.uid ?? null,
  };
  if (quote !== null) {
    facts['quote.number'] = quote.number;
    facts['quote.state'] = quote.state;
    facts['quote.variant'] = quote.variant;
    facts['quote.cents_per_hour'] = quote.cents_per_hour;
    facts['quote.minutes'] = quote.minutes;
  }
  for (const { id, visit } of visits) {
    facts[`${id}.state`] = visit.state;
    facts[`${id}.date`] = visit.date;
    facts[`${id}.start`] = visit.start;
    facts[`${id}.minutes`] = visit.minutes_planned;
    facts[`${id}.student`] = visit.studentprofile_id;
    facts[`${id}.offers`] = visit.offers.length;
    facts[`${id}.cents_per_hour`] = visit.price?.cents_per_hour ?? null;
  }
  return { ...facts, ...Object.fromEntries(visits.flatMap(factsOfWork)) };
}

/** Returns the facts that differ, as they were and as they are. */
export function changedFacts(before: AuditFacts, after: AuditFacts): { before: AuditFacts; after: AuditFacts } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => (before[name] ?? null) !== (after[name] ?? null))
    .toSorted();
  const pick = (facts: AuditFacts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
